import { useMemo } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { useDebounced } from '#shell/ui/use-debounced.ts';
import { type Dica, dicasDeLinguagem } from '../domain/linguagem-simples.ts';

const PAUSA_MS = 900;
const MOSTRADAS = 3;
const MAX_TRECHO = 90;

const curto = (trecho: string): string =>
  trecho.length > MAX_TRECHO ? `${trecho.slice(0, MAX_TRECHO).trimEnd()}…` : trecho;

const quantas = (total: number): string => {
  if (total === 0) return 'Nenhuma sugestão: o texto está simples.';
  return total === 1
    ? '1 sugestão para o texto ficar mais simples.'
    : `${total} sugestões para o texto ficar mais simples.`;
};

const asOutras = (quantas: number): string =>
  quantas === 1
    ? 'E mais 1, que aparece conforme você ajusta estas.'
    : `E mais ${quantas}, que aparecem conforme você ajusta estas.`;

interface DicasProps {
  readonly texto: string;
  /** Selects the phrase in the text. */
  readonly onMostrar: (dica: Dica) => void;
}

/**
 * Plain language is the citizen's right (Lei 13.460/2017, art. 5, XIV): advice when typing pauses,
 * never a refusal.
 */
export function Dicas({ texto, onMostrar }: DicasProps) {
  const parado = useDebounced(texto, PAUSA_MS);
  const dicas = useMemo(() => dicasDeLinguagem(parado), [parado]);
  return (
    <>
      <h3>Linguagem simples</h3>
      <p role="status" className="ui-muted">
        {parado.trim() === '' ? 'As sugestões aparecem aqui enquanto você escreve.' : quantas(dicas.length)}
      </p>
      <ul className="resposta-dicas-lista">
        {dicas.slice(0, MOSTRADAS).map((dica) => (
          <li key={`${dica.tipo} ${dica.inicio}`}>
            <q>{curto(dica.trecho)}</q>
            <p>{dica.dica}</p>
            <Button
              size="small"
              aria-label={`Mostrar no texto: ${curto(dica.trecho)}`}
              // While the text changes, the positions of the hints are out of date.
              disabled={texto !== parado}
              onClick={() => onMostrar(dica)}
            >
              Mostrar no texto
            </Button>
          </li>
        ))}
      </ul>
      {dicas.length > MOSTRADAS && <p className="ui-muted">{asOutras(dicas.length - MOSTRADAS)}</p>}
    </>
  );
}
