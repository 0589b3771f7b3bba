import { Message } from '#shell/ui/estado/message.tsx';
import type { useAtoNaLista } from './use-ato-na-lista.ts';

export function RecadoDaLista({ ato }: { readonly ato: ReturnType<typeof useAtoNaLista> }) {
  if (ato.erro) {
    return (
      <Message type="danger" title="Não foi feito." onClose={ato.esquecer}>
        {ato.erro}
      </Message>
    );
  }
  if (!ato.feito) return null;
  return (
    <Message type="success" title="Salvo." onClose={ato.esquecer}>
      {ato.feito}
    </Message>
  );
}
