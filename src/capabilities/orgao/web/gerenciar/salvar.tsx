import { useState } from 'react';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';

/** Announces what was just saved, until the next act. */
export const useFeito = () => {
  const [frase, setFrase] = useState<string | null>(null);
  const aviso = frase && (
    <Message type="success" title="Salvo." onClose={() => setFrase(null)}>
      {frase}
    </Message>
  );
  return { aviso, dizer: setFrase, calar: () => setFrase(null) };
};

/** One act at a time; a refusal is shown in words, and what was chosen stays. */
export const useSalvar = () => {
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const salvar = async (ato: () => Promise<void>) => {
    setEnviando(true);
    setErro(null);
    try {
      await ato();
    } catch (falha) {
      setErro(textoDoErro(falha));
    } finally {
      setEnviando(false);
    }
  };
  return { enviando, erro, salvar };
};

/** Why it was not saved. */
export function Falha({ erro }: { readonly erro: string | null }) {
  if (!erro) return null;
  return (
    <Message type="danger" title="Não foi possível salvar.">
      {erro}
    </Message>
  );
}
