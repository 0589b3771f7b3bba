import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Terceiros } from './use-terceiros.ts';

/** What decides where a letter stands in the field. */
const COMO_NO_CAMPO = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'letterSpacing',
  'lineHeight',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'textIndent',
  'wordSpacing',
] as const;

type Letras = Readonly<Record<(typeof COMO_NO_CAMPO)[number], string>>;

/**
 * As wide as the field's own text, to the fraction: `clientWidth` is a whole number, and a word that fits in one of the two
 * and not in the other moves every mark after it. What a scroll bar takes is whole.
 */
const larguraDe = (campo: HTMLTextAreaElement): number => {
  const { borderLeftWidth, borderRightWidth } = getComputedStyle(campo);
  const bordas = (Number.parseFloat(borderLeftWidth) || 0) + (Number.parseFloat(borderRightWidth) || 0);
  const barra = Math.max(0, Math.round(campo.offsetWidth - campo.clientWidth - bordas));
  return campo.getBoundingClientRect().width - bordas - barra;
};

const moldeDe = (campo: HTMLTextAreaElement): CSSProperties => {
  const feito = getComputedStyle(campo);
  const letras = Object.fromEntries(COMO_NO_CAMPO.map((nome) => [nome, feito[nome]])) as Letras;
  return {
    ...letras,
    top: campo.offsetTop + campo.clientTop,
    left: campo.offsetLeft + campo.clientLeft,
    width: larguraDe(campo),
    height: campo.clientHeight,
  };
};

interface MarcasNoCampoProps extends Pick<Terceiros, 'texto' | 'achados'> {
  readonly campo: HTMLTextAreaElement;
}

const pedacos = ({ texto, achados }: Pick<Terceiros, 'texto' | 'achados'>) =>
  achados.flatMap(({ inicio, fim, trecho }, k) => [
    texto.slice(achados[k - 1]?.fim ?? 0, inicio),
    <mark key={inicio}>{trecho}</mark>,
    ...(k === achados.length - 1 ? [texto.slice(fim)] : []),
  ]);

/**
 * A field of plain text cannot mark its words: the same words lie over it, unseen, with the marks. The list below the
 * field says the same to who does not see them.
 */
export function MarcasNoCampo({ campo, ...lidos }: MarcasNoCampoProps) {
  const [molde, setMolde] = useState<CSSProperties>({});
  const folha = useRef<HTMLDivElement>(null);
  const { texto } = lidos;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer text may bring a scroll bar
  useLayoutEffect(() => setMolde(moldeDe(campo)), [campo, texto]);
  useEffect(() => {
    const rolar = () => {
      if (folha.current) folha.current.scrollTop = campo.scrollTop;
    };
    const medir = () => setMolde(moldeDe(campo));
    rolar();
    campo.addEventListener('scroll', rolar);
    const vigia = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(medir);
    vigia?.observe(campo);
    return () => {
      campo.removeEventListener('scroll', rolar);
      vigia?.disconnect();
    };
  }, [campo]);
  if (!campo.parentElement) return null;
  return createPortal(
    <div ref={folha} className="terceiros-marcas" style={molde} aria-hidden="true">
      {pedacos(lidos)}
    </div>,
    campo.parentElement,
  );
}
