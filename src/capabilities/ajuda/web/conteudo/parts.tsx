import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './conteudo.css';

interface IndexEntry {
  readonly id: string;
  readonly titulo: string;
}

export const PageIndex = ({
  itens,
  rotulo = 'Nesta página',
}: {
  readonly itens: readonly IndexEntry[];
  readonly rotulo?: string;
}) => (
  <nav className="conteudo-indice" aria-label={rotulo}>
    <ul>
      {itens.map(({ id, titulo }) => (
        <li key={id}>
          <Link to={`#${id}`}>{titulo}</Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** A titled part of a page. Its heading takes focus, so that an anchor moves the screen reader. */
export const Section = ({ id, titulo, children }: IndexEntry & { readonly children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} tabIndex={-1}>
      {titulo}
    </h2>
    {children}
  </section>
);

interface ExpandableProps {
  readonly id: string;
  readonly titulo: string;
  /** How much is inside, beside the title. */
  readonly resumo?: string;
  readonly nivel: 'h2' | 'h3';
  readonly aberto: boolean;
  readonly onAlternar: (id: string) => void;
  readonly children: ReactNode;
}

/** A heading with a button that opens its panel. An anchor focuses the button. */
export const Expandable = ({
  id,
  titulo,
  resumo,
  nivel: Heading,
  aberto,
  onAlternar,
  children,
}: ExpandableProps) => (
  <div className="conteudo-expansivel">
    <Heading>
      <button
        type="button"
        id={id}
        aria-expanded={aberto}
        aria-controls={`${id}-painel`}
        onClick={() => onAlternar(id)}
      >
        {titulo}
        {resumo && (
          <>
            {' '}
            <span className="conteudo-resumo">{resumo}</span>
          </>
        )}
      </button>
    </Heading>
    <div id={`${id}-painel`} className="conteudo-painel" hidden={!aberto}>
      {children}
    </div>
  </div>
);

interface SearchFieldProps {
  readonly id: string;
  readonly rotulo: string;
  readonly valor: string;
  readonly onMudar: (valor: string) => void;
  readonly resultado: string;
}

/** The count is a polite live region: read out after typing stops, without moving the focus. */
export const SearchField = ({ id, rotulo, valor, onMudar, resultado }: SearchFieldProps) => (
  <search className="conteudo-busca">
    <div className="br-input ui-field">
      <label htmlFor={id}>{rotulo}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={valor}
        onChange={(event) => onMudar(event.target.value)}
      />
    </div>
    <p role="status" aria-live="polite">
      {resultado}
    </p>
  </search>
);

export const Contato = ({ email }: { readonly email: string }) => <a href={`mailto:${email}`}>{email}</a>;
