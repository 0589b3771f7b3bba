import { faBalanceScale } from '@fortawesome/free-solid-svg-icons/faBalanceScale.js';
import { formatDia } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Card } from '#shell/ui/card.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { useDenunciaveis } from './denuncia-queries.ts';
import { enderecoDaDenuncia } from './endereco-da-denuncia.ts';
import './denuncia.css';

/** Without a request in the address, the person chooses one here. */
export function EscolherPedido() {
  const consulta = useDenunciaveis();
  const { data, error } = consulta;
  if (error) return <FalhaAoAbrir titulo="Não foi possível abrir os seus pedidos." falha={consulta} />;
  if (!data) return <Skeleton shape="card" lines={3} label="Vendo o que deveria ter chegado…" />;
  if (data.length === 0) {
    return (
      <EmptyState
        title="Nenhum pedido seu tem entrega vencida"
        icon={faBalanceScale}
        action={
          <LinkButton to="/manifestacao/consultarlai" variant="primary">
            Ver meus pedidos e recursos
          </LinkButton>
        }
      >
        A denúncia abre quando a resposta ou a decisão foi favorável e a data de entrega já passou.
      </EmptyState>
    );
  }
  return (
    <section className="pagina-simples">
      <h2>Qual pedido não foi cumprido?</h2>
      <ul className="denuncia-lista">
        {data.map(({ idManifestacao, numeroProtocolo, resumo, orgao, promessa }) => (
          <li key={idManifestacao}>
            <Card
              headingLevel={3}
              title={<span className="ui-mono">{numeroProtocolo}</span>}
              footer={
                <LinkButton
                  to={enderecoDaDenuncia(promessa.contra, idManifestacao)}
                  variant="secondary"
                  aria-label={`Denunciar o descumprimento do pedido ${numeroProtocolo}`}
                >
                  Denunciar
                </LinkButton>
              }
            >
              {resumo && <p>{resumo}</p>}
              <p className="ui-muted">
                {orgao} · {promessa.instancia ? `decisão: ${promessa.instancia}` : 'resposta do órgão'} ·
                entrega devida até {formatDia(promessa.dataEntrega)}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
