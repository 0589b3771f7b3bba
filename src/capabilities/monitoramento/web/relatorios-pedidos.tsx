import { faDownload } from '@fortawesome/free-solid-svg-icons/faDownload.js';
import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { formatDia, formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { showMessage } from '#shell/notifications/messages.ts';
import { Button } from '#shell/ui/button.tsx';
import { Spinner } from '#shell/ui/estado/spinner.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { ExternalLinkButton } from '#shell/ui/link-button.tsx';
import type { RelatorioPedido } from '../contract.ts';
import { api, useRelatoriosPedidos, useRelerMonitoramento } from './monitoramento-queries.ts';

function Estado({ relatorio }: { readonly relatorio: RelatorioPedido }) {
  const { idRelatorio, estado, orgaos } = relatorio;
  if (estado === 'na-fila') return <Spinner label="Sendo escrito…" />;
  if (estado === 'falhou') return <span>Não foi possível escrever este relatório. Peça de novo.</span>;
  return (
    <ExternalLinkButton
      size="small"
      icon={faDownload}
      href={`/api/app-web/v1/monitoramento/relatorios/${idRelatorio}/pdf`}
    >
      Baixar PDF{orgaos === null ? '' : ` (${orgaos} ${orgaos === 1 ? 'órgão' : 'órgãos'})`}
    </ExternalLinkButton>
  );
}

interface PedidosProps {
  readonly de: string;
  readonly ate: string;
}

/** The long report: requested here, written in the background, and kept for a month. */
export function RelatoriosPedidos({ de, ate }: PedidosProps) {
  const pedidos = useRelatoriosPedidos();
  const reler = useRelerMonitoramento();
  const [pedindo, setPedindo] = useState(false);
  const pedir = async () => {
    setPedindo(true);
    try {
      await api('POST /app-web/v1/monitoramento/relatorios', { body: { de, ate } }, SILENT);
      showMessage({
        type: 'success',
        title: 'Relatório pedido.',
        text: 'Ele é escrito em segundo plano e aparece aqui quando ficar pronto.',
      });
      await reler();
    } catch (error) {
      showMessage({ type: 'danger', title: 'Não foi possível pedir.', text: textoDoErro(error) });
    } finally {
      setPedindo(false);
    }
  };
  return (
    <section className="ui-no-print" aria-labelledby="relatorio-de-todos">
      <h2 id="relatorio-de-todos">Relatório de todos os órgãos</h2>
      <p>
        Um PDF com a situação de todos os órgãos que você acompanha e os números, de {formatDia(de)} a{' '}
        {formatDia(ate)}, dos que têm alerta. Fica guardado por 30 dias.
      </p>
      <Button variant="secondary" loading={pedindo} onClick={() => void pedir()}>
        Pedir o relatório de todos
      </Button>
      <FalhaAoAbrir titulo="Não foi possível ver os relatórios pedidos." falha={pedidos} />
      {pedidos.data && pedidos.data.length > 0 && (
        <ul className="monitoramento-pedidos" aria-label="Relatórios pedidos">
          {pedidos.data.map((relatorio) => (
            <li key={relatorio.idRelatorio}>
              <span>
                {formatDia(relatorio.de)} a {formatDia(relatorio.ate)}{' '}
                <span className="ui-muted">pedido em {formatMomento(relatorio.pedidoEm)}</span>
              </span>
              <Estado relatorio={relatorio} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
