import { Link } from 'react-router';
import { telaDoAto } from '#shell/atos/atos-do-cidadao.ts';
import { atoDoCidadao } from '#shell/atos/atos-na-tela.ts';
import { formatDiaComDistancia, formatMomento } from '#shell/formato.ts';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { Painel } from './painel.ts';

/** What was promised is read, confirmed and contested on the page of the case. */
const DAS_ENTREGAS: Readonly<Record<string, string>> = {
  contestarEntrega: 'Ver a entrega',
  acompanharEntrega: 'Ver o que foi prometido',
};

const paraOnde = (ato: string, idManifestacao: number): string => {
  const caso = `/manifestacao/detalhar/${idManifestacao}`;
  return ato in DAS_ENTREGAS ? caso : (telaDoAto(atoDoCidadao(ato), idManifestacao) ?? caso);
};

export function EsperandoPorVoce({ esperando }: Pick<Painel, 'esperando'>) {
  if (esperando.length === 0) return null;
  return (
    <section aria-labelledby="principal-esperando">
      <h2 id="principal-esperando">Esperando por você</h2>
      <ul className="painel-lista">
        {esperando.map(({ idManifestacao, numeroProtocolo, sobre, ato, titulo, ultimoDia }) => (
          <li key={`${idManifestacao} ${ato}`} className="br-card painel-item" data-urgente>
            <div>
              <strong>{titulo}</strong>
              <p>{sobre}</p>
              <p>
                Protocolo{' '}
                <Link className="ui-mono" to={`/manifestacao/detalhar/${idManifestacao}`}>
                  {numeroProtocolo}
                </Link>
                {ultimoDia && <> · até {formatDiaComDistancia(ultimoDia)}</>}
              </p>
            </div>
            <LinkButton to={paraOnde(ato, idManifestacao)} variant="secondary">
              {DAS_ENTREGAS[ato] ?? atoDoCidadao(ato).tela.nome}
              <span className="sr-only"> {numeroProtocolo}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

type NovidadeMostrada = Painel['novidades'][number] & { readonly isNova?: boolean };

export function ItemDeNovidade(novidade: NovidadeMostrada) {
  const { idManifestacao, numeroProtocolo, sobre, acao, frase, ocorridoEm, isNova } = novidade;
  return (
    <li className="br-card painel-item">
      <div>
        <strong>{frase || acao}</strong>
        <p>{sobre}</p>
        <p>
          {isNova && <Tag tone="info">Nova</Tag>} Protocolo{' '}
          <Link className="ui-mono" to={`/manifestacao/detalhar/${idManifestacao}`}>
            {numeroProtocolo}
          </Link>{' '}
          · {formatMomento(ocorridoEm)}
        </p>
      </div>
    </li>
  );
}
