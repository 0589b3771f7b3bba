import type { KeyboardEvent } from 'react';
import { nomeDoDado } from '#capabilities/dados-pessoais/domain/tipos.ts';
import type { Achado } from '../documento.ts';
import type { Acoes, Selecao } from '../mesa/acoes.ts';

interface SugestaoNaFolhaProps {
  readonly sugestao: Achado;
  readonly escala: number;
  readonly selecionada: boolean;
  readonly acoes: Acoes;
  readonly onSelecionar: (selecao: Selecao) => void;
}

/** A suggestion not decided yet: only an outline, so that it can be read before it is covered. */
export function SugestaoNaFolha(props: SugestaoNaFolhaProps) {
  const { sugestao, escala, selecionada, acoes, onSelecionar } = props;
  const selecionar = () => onSelecionar({ tipo: 'sugestao', id: sugestao.id });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const aceita = event.key === 'Enter';
    if (!aceita && event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    event.stopPropagation();
    if (aceita) acoes.aceitar([sugestao]);
    else acoes.recusar([sugestao]);
  };
  return sugestao.retangulos.map(({ x, y, largura, altura }, n) => {
    const comum = {
      className: 'tj-sugestao',
      'data-selecionada': selecionada,
      style: { left: x * escala, top: y * escala, width: largura * escala, height: altura * escala },
      onClick: selecionar,
    };
    const chave = `${x}:${y}`;
    // The other lines of the same suggestion: the first is the button for all of them.
    if (n > 0) return <span key={chave} {...comum} aria-hidden="true" />;
    return (
      <button
        key={chave}
        type="button"
        tabIndex={-1}
        data-item=""
        data-sugestao={sugestao.id}
        aria-pressed={selecionada}
        aria-label={`Sugestão: ${nomeDoDado[sugestao.tipo]}, ${sugestao.texto}`}
        aria-describedby="tj-teclas-da-sugestao"
        onKeyDown={onKeyDown}
        {...comum}
      />
    );
  });
}
