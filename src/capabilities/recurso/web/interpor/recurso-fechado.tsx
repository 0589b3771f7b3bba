import { LinkButton } from '#shell/ui/link-button.tsx';
import type { RemedioVisto } from '../../contract.ts';
import { aRegistrar, enderecoDoRemedio } from './criar-remedio.ts';
import '../criar.css';

interface FechadoProps {
  readonly idManifestacao: number;
  readonly remedios: readonly RemedioVisto[];
}

/** What was asked for cannot be sent: says why, with the day it ended, and what is open instead. */
export function RecursoFechado({ idManifestacao, remedios }: FechadoProps) {
  const abertos = aRegistrar(remedios).filter(({ aberto }) => aberto);
  const fechados = remedios.filter(({ aberto }) => !aberto);
  return (
    <section className="pagina-simples">
      <h2>{abertos.length > 0 ? 'Este caminho não está aberto' : 'Não cabe recurso agora'}</h2>
      <p>Cada caminho tem condições e prazo. Estes não cabem neste pedido hoje:</p>
      <dl className="recurso-resumo">
        {fechados.map(({ remedio, titulo, motivo }) => (
          <div key={remedio}>
            <dt>{titulo}</dt>
            <dd>{motivo ?? 'Não cabe neste momento.'}</dd>
          </div>
        ))}
      </dl>
      <div className="ui-actions">
        {abertos.map(({ remedio, titulo }) => (
          <LinkButton key={remedio} to={enderecoDoRemedio(idManifestacao, remedio)} variant="primary">
            {titulo}
          </LinkButton>
        ))}
        <LinkButton
          to={`/manifestacao/detalhar/${idManifestacao}`}
          variant={abertos.length > 0 ? 'secondary' : 'primary'}
        >
          Voltar ao pedido
        </LinkButton>
      </div>
    </section>
  );
}
