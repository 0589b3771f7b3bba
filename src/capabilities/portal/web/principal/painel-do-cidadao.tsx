import { useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import type { manifestacaoContract } from '#capabilities/manifestacao/contract.ts';
import { telaDoAto } from '#shell/atos/atos-do-cidadao.ts';
import { atoDoCidadao } from '#shell/atos/atos-na-tela.ts';
import { formatDiaComDistancia, formatMomento } from '#shell/formato.ts';
import { parte } from '#shell/partes.ts';
import { Button } from '#shell/ui/button.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';

const TabelaDeManifestacoes = parte('tabela-de-manifestacoes');

export type Painel = z.output<
  (typeof manifestacaoContract)['GET /app-web/v1/manifestacoes/painel']['response']
>;

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
        {esperando.map(({ idManifestacao, numeroProtocolo, ato, titulo, ultimoDia }) => (
          <li key={`${idManifestacao} ${ato}`} className="br-card painel-item" data-urgente>
            <div>
              <strong>{titulo}</strong>
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

/** More would push what the person came for off the screen; the rest is one click away. */
const NOVIDADES_A_VISTA = 3;

export function Novidades({ novidades }: Pick<Painel, 'novidades'>) {
  const [todas, setTodas] = useState(false);
  if (novidades.length === 0) return null;
  const aVista = todas ? novidades : novidades.slice(0, NOVIDADES_A_VISTA);
  return (
    <section aria-labelledby="principal-novidades">
      <h2 id="principal-novidades">Novidades</h2>
      <ul className="painel-lista">
        {aVista.map(({ idManifestacao, numeroProtocolo, acao, frase, ocorridoEm }) => (
          <li key={`${idManifestacao} ${ocorridoEm} ${acao}`} className="br-card painel-item">
            <div>
              <strong>{frase || acao}</strong>
              <p>
                Protocolo{' '}
                <Link className="ui-mono" to={`/manifestacao/detalhar/${idManifestacao}`}>
                  {numeroProtocolo}
                </Link>{' '}
                · {formatMomento(ocorridoEm)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {aVista.length < novidades.length && (
        <Button variant="secondary" onClick={() => setTodas(true)}>
          {novidades.length - aVista.length === 1
            ? 'Ver mais 1 novidade'
            : `Ver mais ${novidades.length - aVista.length} novidades`}
        </Button>
      )}
    </section>
  );
}

export function Ultimas({ ultimas }: Pick<Painel, 'ultimas'>) {
  if (ultimas.length === 0) return null;
  return (
    <section aria-labelledby="principal-ultimas">
      <h2 id="principal-ultimas">Últimas que você registrou</h2>
      <TabelaDeManifestacoes legenda="Últimas que você registrou" itens={ultimas} />
      <div className="acoes">
        <LinkButton to="/manifestacao" variant="secondary">
          Ver todas as manifestações
        </LinkButton>
        <LinkButton to="/manifestacao/consultarlai" variant="secondary">
          Ver todos os pedidos de informação
        </LinkButton>
      </div>
    </section>
  );
}
