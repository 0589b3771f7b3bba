import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import { useState } from 'react';
import { useAvisoAoFechar } from '#shell/nao-salvo/aviso-ao-fechar.ts';
import { Button } from '#shell/ui/button.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { QrCode } from '#shell/ui/qr-code.tsx';
import { formatCodigo } from '../../domain/codigo-acesso.ts';
import './entrega.css';

const PAGINA = '/web/codigo-de-acesso';

interface EntregaProps {
  readonly numeroProtocolo: string;
  /** Shows the access code to the person, once. */
  readonly chave: string;
  /** How the person came; at the desk itself by default. */
  readonly meio?: MeioDaEntrega;
  readonly onEntregue?: () => void;
}

/** Who is not there gets the key by the way they came. */
const COMO_ENTREGAR = {
  presencial: 'Peça que aponte a câmera do celular para o desenho, ou imprima este papel e entregue a ela.',
  telefone:
    'Dite o protocolo, o endereço da página e a chave, devagar, e peça que a pessoa anote e leia de volta. Se ela não puder anotar, mande este papel por carta.',
  carta: 'Imprima este papel e mande por carta, para o endereço de quem escreveu.',
  escrito:
    'Copie o texto e mande só a ela, pelo mesmo caminho por que escreveu (em rede social, por mensagem privada). Avise que a chave serve uma vez.',
} as const;
export type MeioDaEntrega = keyof typeof COMO_ENTREGAR;

/**
 * What staff who filed for somebody hand over: on the person's phone or on paper. They never see the code, and whoever
 * uses the key first is found out by its being used.
 */
export function EntregaDoCodigo({ numeroProtocolo, chave, meio = 'presencial', onEntregue }: EntregaProps) {
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
        Só ela vê o código. {COMO_ENTREGAR[meio]} A chave serve uma vez, por 60 dias.
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
        {meio === 'escrito' ? (
          <CopyButton
            text={`Protocolo ${numeroProtocolo}. Para ver o seu código de acesso, abra ${origin}${PAGINA} e escreva a chave ${formatCodigo(chave)}. O código aparece uma vez só: guarde-o.`}
            what="texto para a pessoa"
            showLabel
            size="medium"
          />
        ) : (
          <Button
            variant={meio === 'telefone' ? 'secondary' : 'primary'}
            icon={faPrint}
            onClick={() => window.print()}
          >
            Imprimir para a pessoa
          </Button>
        )}
        <Button variant={meio === 'telefone' ? 'primary' : 'secondary'} onClick={entregue}>
          {meio === 'telefone' ? 'A pessoa anotou' : meio === 'presencial' ? 'Já entreguei' : 'Já mandei'}
        </Button>
      </div>
    </section>
  );
}
