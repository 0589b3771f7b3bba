import { useEffect, useMemo, useRef, useState } from 'react';
import { trocarTrecho } from '#kernel/texto.ts';
import { Button } from '#shell/ui/button.tsx';
import { useDebounced } from '#shell/ui/use-debounced.ts';
import { type Dica, dicasDeLinguagem, trocarTodas } from '../domain/linguagem-simples.ts';

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

const temTroca = ({ troca }: Dica): boolean => troca !== null;

/** A stretch of the text and what takes its place. */
export interface Troca {
  readonly inicio: number;
  readonly fim: number;
  readonly novo: string;
}

interface DicasProps {
  readonly texto: string;
  /** Selects the phrase in the text. */
  readonly onMostrar: (dica: Dica) => void;
  /** Writes in the field; its own history undoes it. */
  readonly onTrocar: (troca: Troca) => void;
}

interface UmaDicaProps extends Pick<DicasProps, 'onMostrar'> {
  readonly dica: Dica;
  readonly isAtrasada: boolean;
  readonly onTrocar: () => void;
}

function UmaDica({ dica, isAtrasada, onMostrar, onTrocar }: UmaDicaProps) {
  const trecho = curto(dica.trecho);
  return (
    <li>
      {dica.troca === null ? (
        <>
          {dica.tipo === 'frase-longa' && <q>{trecho}</q>} <span>{dica.dica}</span>
        </>
      ) : (
        <span>
          <q>{trecho}</q> <span aria-hidden="true">→</span>
          <span className="sr-only">: diga</span> <q>{dica.troca}</q>
        </span>
      )}{' '}
      <span className="resposta-dica-atos">
        {dica.troca !== null && (
          <Button
            size="small"
            variant="secondary"
            data-trocar
            aria-label={`Trocar “${trecho}” por “${dica.troca}”`}
            disabled={isAtrasada}
            onClick={onTrocar}
          >
            Trocar
          </Button>
        )}
        <Button
          size="small"
          aria-label={`Mostrar no texto: ${trecho}`}
          // While the text changes, the positions of the hints are out of date.
          disabled={isAtrasada}
          onClick={() => onMostrar(dica)}
        >
          Mostrar
        </Button>
      </span>
    </li>
  );
}

/**
 * Plain language is the citizen's right (Lei 13.460/2017, art. 5, XIV): advice when typing pauses,
 * never a refusal.
 */
export function Dicas({ texto, onMostrar, onTrocar }: DicasProps) {
  const parado = useDebounced(texto, PAUSA_MS);
  const [trocado, setTrocado] = useState<string | null>(null);
  const secao = useRef<HTMLElement>(null);
  // What a swap wrote is read at once: nobody is typing.
  const lido = texto === trocado ? texto : parado;
  const dicas = useMemo(() => dicasDeLinguagem(lido), [lido]);
  const trocaveis = dicas.filter(temTroca);
  const trocar = (troca: Troca) => {
    onTrocar(troca);
    setTrocado(trocarTrecho(texto, troca, troca.novo));
  };
  // Writing took the focus to the field; it goes on to the next swap, or to the line that says how
  // many are left.
  useEffect(() => {
    if (trocado === null) return;
    const proximo = secao.current?.querySelector<HTMLElement>('[data-trocar]');
    (proximo ?? secao.current?.querySelector<HTMLElement>('[role="status"]'))?.focus({ preventScroll: true });
  }, [trocado]);
  const isAtrasada = texto !== lido;
  return (
    <section ref={secao} className="resposta-dicas" aria-label="Linguagem simples">
      <p role="status" tabIndex={-1} className="ui-muted">
        {lido.trim() === ''
          ? 'Sugestões de linguagem simples aparecem aqui enquanto você escreve.'
          : quantas(dicas.length)}
      </p>
      <ul className="resposta-dicas-lista">
        {dicas.slice(0, MOSTRADAS).map((dica) => (
          <UmaDica
            key={`${dica.tipo} ${dica.inicio}`}
            dica={dica}
            isAtrasada={isAtrasada}
            onMostrar={onMostrar}
            onTrocar={() => trocar({ inicio: dica.inicio, fim: dica.fim, novo: dica.troca ?? dica.trecho })}
          />
        ))}
      </ul>
      {dicas.length > MOSTRADAS && <p className="ui-muted">{asOutras(dicas.length - MOSTRADAS)}</p>}
      {trocaveis.length > 1 && (
        <Button
          size="small"
          disabled={isAtrasada}
          onClick={() => trocar({ inicio: 0, fim: texto.length, novo: trocarTodas(texto) })}
        >
          Trocar todas as palavras ({trocaveis.length})
        </Button>
      )}
    </section>
  );
}
