import { faDownload } from '@fortawesome/free-solid-svg-icons/faDownload.js';
import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import { faRedo } from '@fortawesome/free-solid-svg-icons/faRedo.js';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { now } from '#shell/clock.ts';
import { formatMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { emTexto, type Mensagem } from './mensagens.ts';

const baixar = (mensagens: readonly Mensagem[]): void => {
  const agora = now();
  const texto = emTexto(mensagens, formatMomento(agora.toISOString()), window.location.origin);
  const endereco = URL.createObjectURL(new Blob([`\uFEFF${texto}\n`], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = endereco;
  link.download = `conversa-${toIsoDate(localDate(agora.getTime()))}.txt`;
  link.click();
  URL.revokeObjectURL(endereco);
};

interface GuardarConversaProps {
  readonly mensagens: readonly Mensagem[];
  readonly onRecomecar: () => void;
}

/** The conversation survives the window only if the person saves it. */
export function GuardarConversa({ mensagens, onRecomecar }: GuardarConversaProps) {
  return (
    <div className="assistente-guardar ui-no-print">
      <Button size="small" icon={faDownload} onClick={() => baixar(mensagens)}>
        Baixar
      </Button>
      <Button size="small" icon={faPrint} onClick={() => window.print()}>
        Imprimir
      </Button>
      <Button size="small" icon={faRedo} onClick={onRecomecar}>
        Recomeçar
      </Button>
    </div>
  );
}
