import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { faTimes } from '@fortawesome/free-solid-svg-icons/faTimes.js';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { closeBusca } from './busca.ts';

export default function SearchForm() {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const before = document.activeElement;
    input.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = input.current?.value.trim() ?? '';
    closeBusca();
    void navigate({ pathname: '/busca', search: q && `?${new URLSearchParams({ q })}` });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    closeBusca();
  };
  return (
    <div className="sh-search">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search> */}
      <form role="search" onSubmit={search} onKeyDown={onKeyDown} action="/web/busca">
        <label className="sr-only" htmlFor="busca">
          Buscar pedidos e respostas
        </label>
        <input
          ref={input}
          id="busca"
          name="q"
          type="search"
          maxLength={200}
          autoComplete="off"
          placeholder="O que você procura?"
        />
        <Button type="submit" icon={faSearch} aria-label="Buscar" />
        <Button icon={faTimes} aria-label="Fechar busca" onClick={closeBusca} />
      </form>
    </div>
  );
}
