import { useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import type { PrazoQueMuda } from '../../contract.ts';
import { TabelaDePrazos } from './tabela-de-prazos.tsx';

interface PrazosAosPoucosProps<P extends PrazoQueMuda> {
  readonly titulo: string;
  readonly primeiros: readonly P[];
  readonly total: number;
  /** Loads those after the last one shown. */
  readonly buscar: (ultimo: P) => Promise<readonly P[]>;
}

const numero = (quantos: number): string => quantos.toLocaleString('pt-BR');

/** Shows the first ones at once, and the others on request. */
export function PrazosAosPoucos<P extends PrazoQueMuda>(props: PrazosAosPoucosProps<P>) {
  const { titulo, primeiros, total, buscar } = props;
  const [seguintes, setSeguintes] = useState<readonly P[]>([]);
  const [isFim, setFim] = useState(false);
  const [buscando, setBuscando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const vistos = [...primeiros, ...seguintes];
  const ultimo = vistos.at(-1);
  if (!ultimo) return null;
  const mostrarMais = async () => {
    setBuscando(true);
    setErro(null);
    try {
      const chegaram = await buscar(ultimo);
      setSeguintes([...seguintes, ...chegaram]);
      setFim(chegaram.length === 0);
    } catch (error) {
      setErro(textoDoErro(error));
    } finally {
      setBuscando(false);
    }
  };
  const faltam = total - vistos.length;
  return (
    <>
      <TabelaDePrazos
        titulo={faltam > 0 ? `${titulo}: ${numero(vistos.length)} de ${numero(total)}` : titulo}
        prazos={vistos}
      />
      {erro && <Message type="danger">{erro}</Message>}
      {faltam > 0 && !isFim && (
        <Button variant="secondary" loading={buscando} onClick={() => void mostrarMais()}>
          Mostrar mais prazos
        </Button>
      )}
    </>
  );
}
