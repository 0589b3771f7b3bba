import { DecidirComFundamento } from '#shell/atos/decidir-com-fundamento.tsx';
import { decidirPedidoDeIdentidade } from '../domain/decidir-pedido-de-identidade.ato.ts';
import type { PedidoVisto } from '../domain/pedido-identidade.ts';
import { decidir } from './pedidos-queries.ts';

interface DecidirPedidoProps {
  readonly pedido: PedidoVisto;
  readonly onFeita: () => void;
}

export function DecidirPedido({ pedido, onFeita }: DecidirPedidoProps) {
  const { idPedido, idManifestacao, solicitante } = pedido;
  return (
    <section aria-labelledby="pedido-decidir">
      <h3 id="pedido-decidir">Decidir</h3>
      <DecidirComFundamento
        nome="Decidir o pedido de identidade"
        pergunta="A identidade é indispensável para apurar?"
        sim={{
          label: 'Conceder',
          help: `${solicitante} abre os dados uma vez, em até um dia, com justificativa.`,
        }}
        nao={{ label: 'Recusar', help: 'A apuração segue com o texto coberto.' }}
        fundamento={decidirPedidoDeIdentidade.entrada.shape.fundamento}
        ajuda="Quem denunciou e quem pediu leem o que você escrever."
        vaiAPessoa
        depois="A decisão não pode ser mudada depois. Quem denunciou é avisado de que houve uma, e a lê na plataforma."
        guardado={{ idManifestacao, ato: `decidir-identidade ${idPedido}` }}
        decidir={(concede, fundamento) => decidir(idPedido, { concede, fundamento })}
        onFeita={onFeita}
      />
    </section>
  );
}
