import { useState } from 'react';
import { useNavigate } from 'react-router';
import { relerTudo } from '#shell/api/query-layer.tsx';
import { escreverIds } from '#shell/atos/casos.ts';
import { type Desfazivel, desfazerStore } from '#shell/atos/desfazer.ts';
import { showMessage } from '#shell/notifications/messages.ts';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { desfazer } from './desfazer-queries.ts';

/** Takes the act back and leads to its form, where what was typed stands again. */
export const useDesfazer = (feito: Desfazivel) => {
  const navigate = useNavigate();
  const [desfazendo, setDesfazendo] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const voltarAtras = async (): Promise<void> => {
    if (desfazendo) return;
    setDesfazendo(true);
    try {
      await desfazer(feito.idManifestacao);
      await feito.devolver();
      await relerTudo();
      desfazerStore.set(null);
      await navigate(`${feito.formulario}?ids=${escreverIds([feito.idManifestacao])}`);
      showMessage({ type: 'success', text: 'Desfeito. O que você escreveu voltou ao formulário.' });
    } catch (error) {
      setErro(textoDoErro(error));
      setDesfazendo(false);
    }
  };
  return { desfazendo, erro, voltarAtras };
};
