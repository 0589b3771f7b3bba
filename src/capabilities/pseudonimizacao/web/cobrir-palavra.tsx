import { useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Input } from '#shell/ui/campos/input.tsx';

interface CobrirPalavraProps {
  /** Covers it in every text and says how often it was there. */
  readonly onCobrir: (palavra: string) => number;
}

const frase = (palavra: string, vezes: number): string => {
  if (vezes === 0) return `“${palavra}” não aparece no texto.`;
  return vezes === 1 ? `“${palavra}” vai coberto: 1 vez.` : `“${palavra}” vai coberto: ${vezes} vezes.`;
};

/** Covers a word wherever it stands, without a selection: by keyboard, or for a nickname in every text. */
export function CobrirPalavra({ onCobrir }: CobrirPalavraProps) {
  const [palavra, setPalavra] = useState('');
  const [feito, setFeito] = useState('');
  const cobrir = () => {
    const escrita = palavra.trim();
    if (escrita === '') {
      setFeito('Escreva antes a palavra ou o trecho.');
      return;
    }
    const vezes = onCobrir(escrita);
    setFeito(frase(escrita, vezes));
    if (vezes > 0) setPalavra('');
  };
  return (
    <div className="pseudonimo-palavra">
      <Input
        label="Cobrir toda vez que aparecer"
        help="Um apelido, um cargo, um lugar: a palavra ou o trecho, como está no texto."
        autoComplete="off"
        maxLength={200}
        value={palavra}
        onChange={(event) => setPalavra(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It must not send the form around the field.
          event.preventDefault();
          cobrir();
        }}
      />
      <Button variant="secondary" onClick={cobrir}>
        Cobrir <span className="sr-only">toda vez que aparecer</span>
      </Button>
      <p role="status">{feito}</p>
    </div>
  );
}
