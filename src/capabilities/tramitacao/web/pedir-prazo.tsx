import { useState } from 'react';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { DIAS_MAIS_PRAZO } from '#kernel/prazo/prazos-da-lei.ts';
import { createApi, SILENT } from '#shell/api/client.ts';
import { formatDia } from '#shell/formato.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { pedirPrazo } from '../domain/pedir-prazo.ato.ts';
import type { PassoAberto } from './tramitacao-queries.ts';

const api = createApi<ContratoDoAto<typeof pedirPrazo>>();

interface PedirPrazoProps {
  readonly passo: Pick<PassoAberto, 'idTramitacao' | 'prazo'>;
  readonly onAumentado: (prazo: string) => void;
  readonly onFechar: () => void;
}

/** Once (Portaria Normativa CGU 116/2024); the office's own deadline does not move. */
export function PedirPrazo({ passo: { idTramitacao, prazo }, onAumentado, onFechar }: PedirPrazoProps) {
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const pedir = async () => {
    setEnviando(true);
    setErro(null);
    try {
      const { prazo: novo } = await api(
        'POST /app-web/v1/tramitacoes/:idTramitacao/pedir-prazo',
        { params: { idTramitacao }, body: {} },
        SILENT,
      );
      onAumentado(novo);
    } catch (error) {
      setErro(textoDoErro(error));
      setEnviando(false);
    }
  };
  return (
    <Modal
      open
      title="Pedir mais prazo?"
      acceptLabel="Pedir mais prazo"
      cancelLabel="Voltar"
      accepting={enviando}
      onAccept={() => void pedir()}
      onClose={onFechar}
    >
      {erro && (
        <Message type="danger" title="Não foi possível aumentar o prazo.">
          {erro}
        </Message>
      )}
      <p>
        O prazo, que hoje é {formatDia(prazo)}, cresce {DIAS_MAIS_PRAZO} dias. Só pode ser pedido uma vez. O
        prazo da resposta ao cidadão não muda.
      </p>
    </Modal>
  );
}
