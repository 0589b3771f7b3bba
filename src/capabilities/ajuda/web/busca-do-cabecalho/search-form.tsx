import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { faTimes } from '@fortawesome/free-solid-svg-icons/faTimes.js';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { closeBusca } from '#shell/layout/busca/busca.ts';
import { Button } from '#shell/ui/button.tsx';
import { idDaOpcao, LISTA, SearchSuggestions } from './search-suggestions.tsx';
import { useSugestoes } from './use-sugestoes.ts';
import './search-form.css';

/** Announced once typing pauses; the options themselves are read out as the arrows reach them. */
const anuncio = (total: number): string => {
  if (total === 0) return 'Nenhuma sugestão.';
  return total === 1 ? '1 sugestão. Use a seta para baixo.' : `${total} sugestões. Use a seta para baixo.`;
};

/** Going up from the first or down from the last leads back to the field itself. */
const proxima = (ativa: number, total: number, passo: 1 | -1): number => {
  const nova = ativa + passo;
  if (nova >= total) return -1;
  return nova < -1 ? total - 1 : nova;
};

export default function SearchForm() {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [texto, setTexto] = useState('');
  const [ativa, setAtiva] = useState(-1);
  const sugestoes = useSugestoes(texto);
  const opcoes = (sugestoes ?? []).flatMap(({ itens }) => itens);
  useEffect(() => {
    const before = document.activeElement;
    input.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const irPara = (endereco: string) => {
    closeBusca();
    void navigate(endereco);
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const escolhida = opcoes[ativa];
    if (escolhida) return irPara(escolhida.endereco);
    const q = texto.trim();
    irPara(`/procurar${q && `?${new URLSearchParams({ q })}`}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      closeBusca();
    }
    if (opcoes.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const nova = proxima(ativa, opcoes.length, event.key === 'ArrowDown' ? 1 : -1);
      setAtiva(nova);
      document.getElementById(idDaOpcao(nova))?.scrollIntoView({ block: 'nearest' });
    }
  };
  const isAberta = opcoes.length > 0;
  return (
    <div className="sh-search">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search> */}
      <form role="search" onSubmit={search} onKeyDown={onKeyDown} action="/web/procurar">
        <label className="sr-only" htmlFor="busca">
          Buscar no site
        </label>
        <input
          ref={input}
          id="busca"
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          maxLength={200}
          autoComplete="off"
          placeholder="O que você procura?"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isAberta}
          aria-controls={isAberta ? LISTA : undefined}
          aria-activedescendant={opcoes[ativa] ? idDaOpcao(ativa) : undefined}
          value={texto}
          onChange={(event) => {
            setTexto(event.target.value);
            setAtiva(-1);
          }}
        />
        <Button type="submit" icon={faSearch} aria-label="Buscar" />
        <Button icon={faTimes} aria-label="Fechar busca" onClick={closeBusca} />
        {sugestoes && <SearchSuggestions grupos={sugestoes} ativa={ativa} onEscolher={irPara} />}
        <p className="sr-only" role="status">
          {sugestoes && anuncio(opcoes.length)}
        </p>
      </form>
    </div>
  );
}
