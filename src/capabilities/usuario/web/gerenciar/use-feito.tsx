import { useState } from 'react';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';

/** The outcome of an act without a form, shown until the next one. */
export const useFeito = () => {
  const [dito, setDito] = useState<{ readonly feito: boolean; readonly frase: string } | null>(null);
  const dizer = (frase: string) => setDito({ feito: true, frase });
  const tentar = async (ato: () => Promise<unknown>, frase: string) => {
    setDito(null);
    try {
      await ato();
      dizer(frase);
    } catch (error) {
      setDito({ feito: false, frase: textoDoErro(error) });
    }
  };
  const aviso = (
    <div role="status">
      {dito && (
        <Message
          type={dito.feito ? 'success' : 'danger'}
          title={dito.feito ? 'Feito.' : 'Não foi possível concluir.'}
          onClose={() => setDito(null)}
        >
          {dito.frase}
        </Message>
      )}
    </div>
  );
  return { aviso, dizer, tentar };
};
