import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import { useState } from 'react';
import { useAvisoAoFechar } from '#shell/nao-salvo/aviso-ao-fechar.ts';
import { Button } from '#shell/ui/button.tsx';
import { QrCode } from '#shell/ui/qr-code.tsx';
import { formatCodigo } from '../../domain/codigo-acesso.ts';
import './entrega.css';

const PAGINA = '/web/codigo-de-acesso';

interface EntregaProps {
  readonly numeroProtocolo: string;
  /** Shows the access code to the person, once. */
  readonly chave: string;
  readonly onEntregue?: () => void;
}

/**
 * What staff who filed for somebody hand over: on the person's phone or on paper. They never see the code, and whoever
 * uses the key first is found out by its being used.
 */
export function EntregaDoCodigo({ numeroProtocolo, chave, onEntregue }: EntregaProps) {
  const [isEntregue, setEntregue] = useState(false);
  useAvisoAoFechar(!isEntregue);
  if (isEntregue) return <p role="status">Pronto. A chave não aparece mais; vale a que a pessoa levou.</p>;
  const entregue = () => {
    setEntregue(true);
    onEntregue?.();
  };
  const { origin, host } = window.location;
  return (
    <section className="entrega-do-codigo" aria-labelledby="entrega-do-codigo-titulo">
      <h3 id="entrega-do-codigo-titulo">Código de acesso da pessoa</h3>
      <p className="ui-no-print">
        Só ela vê o código. Peça que aponte a câmera do celular para o desenho, ou imprima este papel e
        entregue a ela. A chave serve uma vez, por 60 dias.
      </p>
      <div className="entrega-do-codigo-papel ui-so-isto-no-papel">
        <QrCode
          texto={`${origin}${PAGINA}#chave=${chave}`}
          label="Abre, no celular da pessoa, a página que mostra o código de acesso"
        />
        <div>
          <p>
            Protocolo <strong className="ui-mono">{numeroProtocolo}</strong>
          </p>
          <p>
            Para ver o seu código de acesso, aponte a câmera do celular para o desenho, ou abra{' '}
            <strong>
              {host}
              {PAGINA}
            </strong>{' '}
            e escreva a chave:
          </p>
          <p>
            <strong className="ui-mono entrega-do-codigo-chave">{formatCodigo(chave)}</strong>
          </p>
          <p>
            O código aparece uma vez só: guarde-o. Com ele e o protocolo você acompanha sem conta. Se a página
            disser que ele já foi mostrado, e não foi para você, avise a ouvidoria.
          </p>
        </div>
      </div>
      <div className="ui-actions ui-no-print">
        <Button variant="primary" icon={faPrint} onClick={() => window.print()}>
          Imprimir para a pessoa
        </Button>
        <Button variant="secondary" onClick={entregue}>
          Já entreguei
        </Button>
      </div>
    </section>
  );
}
