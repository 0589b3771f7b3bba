import { useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { formularioDe, type Registrando } from '../registrar/registrando.ts';
import { textosLivres } from '../registrar/relato/teor-em-edicao.ts';

interface Props {
  readonly registro: Registrando;
  readonly onRegistrarDeNovo: () => void;
  readonly onDescartar: () => Promise<void>;
}

/** The first sending arrived, later changes did not: nobody may leave believing they did. */
export function VersaoAnterior({ registro, onRegistrarDeNovo, onDescartar }: Props) {
  const texto = textosLivres(formularioDe(registro), registro.teor).filter(Boolean).join('\n\n');
  const [isDescartada, setDescartada] = useState(false);
  const descartar = async () => {
    await onDescartar();
    setDescartada(true);
  };
  if (isDescartada) {
    return (
      <Message type="info" title="Nova versão descartada.">
        Vale o que você enviou primeiro, registrado neste protocolo.
      </Message>
    );
  }
  return (
    <section className="recibo-anterior" aria-label="O que não foi enviado">
      <Message type="warning" still title="Vale o que você enviou primeiro.">
        O primeiro envio já tinha chegado e está registrado neste protocolo. O que você mudou depois não foi
        enviado: confira o registro e decida o que fazer com a nova versão.
      </Message>
      <div className="acoes">
        <Button variant="secondary" onClick={onRegistrarDeNovo}>
          Registrar também a nova versão
        </Button>
        <CopyButton text={texto} what="o novo texto" showLabel size="medium" />
        <Button variant="tertiary" onClick={() => void descartar()}>
          Descartar a nova versão
        </Button>
      </div>
      {registro.anexos.length > 0 && (
        <p className="ui-muted">
          Os arquivos foram com o primeiro envio. Se registrar a nova versão, anexe-os de novo.
        </p>
      )}
    </section>
  );
}
