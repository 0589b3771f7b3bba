import { faPaperPlane } from '@fortawesome/free-solid-svg-icons/faPaperPlane.js';
import { faStop } from '@fortawesome/free-solid-svg-icons/faStop.js';
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { MAX_TEXTO } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import { Button } from '#shell/ui/button.tsx';
import { Textarea } from '#shell/ui/campos/textarea.tsx';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';

interface EscreverProps {
  readonly campo: RefObject<HTMLTextAreaElement | null>;
  readonly texto: string;
  readonly onTexto: (texto: string) => void;
  readonly isEscrevendo: boolean;
  readonly onPerguntar: (texto: string) => void;
  readonly onParar: () => void;
}

const GRANDE = `Escreva no máximo ${MAX_TEXTO} caracteres.`;

/** Where the person writes. Enter sends, except while a letter is being composed. */
export function Escrever({ campo, texto, onTexto, isEscrevendo, onPerguntar, onParar }: EscreverProps) {
  const [erro, setErro] = useState<string>();
  // Keys are for a keyboard.
  const isToque = useMediaQuery('(pointer: coarse)');
  const enviar = () => {
    const limpo = texto.trim();
    if (isEscrevendo) return;
    if (limpo === '' || limpo.length > MAX_TEXTO) {
      setErro(limpo === '' ? 'Escreva a sua pergunta.' : GRANDE);
      campo.current?.focus();
      return;
    }
    setErro(undefined);
    onTexto('');
    onPerguntar(limpo);
    campo.current?.focus();
  };
  const teclar = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    enviar();
  };
  return (
    <form
      className="assistente-escrever ui-no-print"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        enviar();
      }}
    >
      <Textarea
        ref={campo}
        label="Sua pergunta"
        rows={2}
        limit={texto.length > MAX_TEXTO * 0.9 ? MAX_TEXTO : false}
        value={texto}
        error={erro}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={isToque ? 'Escreva aqui.' : 'Escreva aqui. Enter envia, Esc interrompe a resposta.'}
        onChange={({ target }) => {
          onTexto(target.value);
          setErro(undefined);
        }}
        onKeyDown={teclar}
      />
      {isEscrevendo ? (
        <Button icon={faStop} variant="secondary" aria-label="Parar a resposta" onClick={onParar} />
      ) : (
        <Button type="submit" icon={faPaperPlane} variant="primary" aria-label="Enviar a pergunta" />
      )}
    </form>
  );
}
