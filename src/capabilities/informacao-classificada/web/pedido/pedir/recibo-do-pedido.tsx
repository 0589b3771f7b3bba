import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import { type ReactNode, useRef, useState } from 'react';
import { formatCodigo } from '#capabilities/codigo-acesso/domain/codigo-acesso.ts';
import { formatDia } from '#shell/formato.ts';
import { useAvisoAoFechar } from '#shell/nao-salvo/aviso-ao-fechar.ts';
import { parte } from '#shell/partes.ts';
import { Button } from '#shell/ui/button.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';

const EntregaDoCodigo = parte('entrega-do-codigo');

export interface Enviado {
  readonly idPedido: number;
  readonly numeroProtocolo: string;
  readonly prazo: string;
  readonly codigoAcesso: string | null;
  readonly chaveDoCodigo: string | null;
  readonly orgao: string;
  readonly requerente: string;
  /** The day it counts from: that of the letter. */
  readonly registradoEm: string;
}

/** The only key of who has no account; leaving before it is kept needs a confirmation. */
function Codigo({ codigo }: { readonly codigo: string }) {
  const [isGuardado, setGuardado] = useState(false);
  useAvisoAoFechar(!isGuardado);
  const escrito = formatCodigo(codigo);
  const dito = useRef<HTMLParagraphElement>(null);
  const guardar = () => {
    setGuardado(true);
    // The button goes, and would take the focus with it.
    dito.current?.focus();
  };
  return (
    <>
      <p role="status" ref={dito} tabIndex={-1}>
        {isGuardado && 'Pronto. O código não aparece mais; use o que foi guardado.'}
      </p>
      {!isGuardado && <CodigoEmVista escrito={escrito} onGuardado={guardar} />}
    </>
  );
}

interface CodigoEmVistaProps {
  readonly escrito: string;
  readonly onGuardado: () => void;
}

function CodigoEmVista({ escrito, onGuardado }: CodigoEmVistaProps) {
  return (
    <>
      <p>
        Código de acesso: <CopyButton text={escrito} what="código" showLabel />
        <br />
        <strong className="ui-mono classificadas-segredo">{escrito}</strong>
      </p>
      <p>
        Com ele e o protocolo você acompanha o pedido, recorre e desiste sem conta. Ele aparece só agora e não
        pode ser recuperado: imprima ou anote em um lugar seguro.
      </p>
      <p>Para consultar: {window.location.host}/web/manifestacao/consultar</p>
      <div className="ui-actions ui-no-print classificadas-recibo">
        <Button variant="secondary" onClick={onGuardado}>
          Já guardei meu código
        </Button>
      </div>
    </>
  );
}

interface ReciboProps {
  readonly enviado: Enviado;
  /** What was asked for, as it was typed. */
  readonly escrito: { readonly codigo: string; readonly descricao: string };
  readonly noBalcao?: boolean;
  /** How the decision reaches the person, as a sentence. */
  readonly aviso: string;
  /** Where to go from here. */
  readonly children: ReactNode;
}

/** What the person keeps, on paper if there is no account. */
export function ReciboDoPedido({ enviado, escrito, noBalcao = false, aviso, children }: ReciboProps) {
  const { numeroProtocolo, prazo, codigoAcesso, chaveDoCodigo } = enviado;
  return (
    <section className="pagina-simples ui-so-isto-no-papel">
      <TituloFocado>Pedido registrado</TituloFocado>
      <p>
        Protocolo: <strong className="ui-mono">{numeroProtocolo}</strong>{' '}
        <CopyButton text={numeroProtocolo} what={`protocolo ${numeroProtocolo}`} />
      </p>
      {codigoAcesso !== null && <Codigo codigo={codigoAcesso} />}
      {chaveDoCodigo !== null && <EntregaDoCodigo numeroProtocolo={numeroProtocolo} chave={chaveDoCodigo} />}
      <Ficha
        fatos={{
          'O que é': 'Pedido de desclassificação ou reavaliação',
          Órgão: enviado.orgao,
          'Quem pediu': enviado.requerente,
          'Registrado em': formatDia(enviado.registradoEm),
          Informação: escrito.codigo || escrito.descricao,
        }}
      />
      <p>
        A autoridade que classificou a informação decide até <strong>{formatDia(prazo)}</strong>. {aviso} Se a
        decisão não sair no prazo, ou não for o que {noBalcao ? 'a pessoa pediu' : 'você pediu'}, cabe recurso
        à autoridade acima dela.
      </p>
      <div className="ui-actions ui-no-print">
        {children}
        {codigoAcesso !== null && (
          <Button variant="secondary" icon={faPrint} onClick={() => window.print()}>
            Imprimir o recibo
          </Button>
        )}
      </div>
    </section>
  );
}
