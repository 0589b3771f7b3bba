import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from '#shell/store.ts';
import { Button } from '#shell/ui/button.tsx';
import { useConexao } from './conexao.ts';
import { novaVersaoStore } from './nova-versao.ts';
import './aviso-da-conexao.css';

/** How long 'A internet voltou.' stays; nothing depends on reading it. */
const ATE_SUMIR_MS = 8000;

const useVoltou = (isOnline: boolean): boolean => {
  const [isNovidade, setNovidade] = useState(false);
  const antes = useRef(isOnline);
  useEffect(() => {
    const voltou = isOnline && !antes.current;
    antes.current = isOnline;
    setNovidade(voltou);
    if (!voltou) return undefined;
    const fim = setTimeout(() => setNovidade(false), ATE_SUMIR_MS);
    return () => clearTimeout(fim);
  }, [isOnline]);
  return isNovidade;
};

function NovaVersao() {
  const nova = useStore(novaVersaoStore);
  if (!nova) return null;
  return (
    <div className="sh-conexao ui-no-print" data-tom="info">
      <p>Nova versão disponível. O que você está escrevendo fica guardado como sempre.</p>
      <div className="ui-actions">
        <Button size="small" variant="secondary" onClick={nova.usar}>
          Atualizar agora
        </Button>
        <Button size="small" onClick={() => novaVersaoStore.set(null)}>
          Depois
        </Button>
      </div>
    </div>
  );
}

/**
 * Says at once that there is no internet and that nothing typed is lost, and then that it is back. Part of the first
 * bundle: without a network nothing more could be fetched.
 */
export function AvisoDaConexao({ aoVoltar }: { readonly aoVoltar: ReactNode }) {
  const isOnline = useConexao();
  const isNovidade = useVoltou(isOnline);
  return (
    <>
      <div role="status" className="sh-conexao-lugar">
        {!isOnline && (
          <p className="sh-conexao ui-no-print" data-tom="aviso">
            <strong>Você está sem internet.</strong> O que você escreve continua aqui. Nada é enviado até a
            internet voltar.
          </p>
        )}
        {isNovidade && (
          <p className="sh-conexao ui-no-print" data-tom="info">
            A internet voltou.
          </p>
        )}
      </div>
      {isOnline && aoVoltar}
      <NovaVersao />
    </>
  );
}
