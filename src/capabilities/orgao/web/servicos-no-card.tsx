import type { Orgao } from '../contract.ts';

/** The services the office offers, folded, for people who only look for a telephone number. */
export function ServicosNoCard({ orgao: { sigla, servicos = [] } }: { readonly orgao: Orgao }) {
  if (servicos.length === 0) return null;
  return (
    <details className="orgao-servicos">
      <summary>
        {servicos.length === 1 ? '1 serviço' : `${servicos.length} serviços`}
        <span className="sr-only"> de {sigla}</span>
      </summary>
      <ul>
        {servicos.map(({ nome, descricao, link, publico }) => (
          <li key={nome}>
            <strong>
              {link ? (
                <a href={link} target="_blank" rel="noopener noreferrer">
                  {nome}
                  <span className="sr-only"> (abre em nova janela)</span>
                </a>
              ) : (
                nome
              )}
            </strong>
            <p>{descricao}</p>
            {publico && <p className="ui-muted">Para quem é: {publico}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}
