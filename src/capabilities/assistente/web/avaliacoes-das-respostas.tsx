import { useAvaliacoes } from './sem-resposta-queries.ts';

const vezes = (n: number): string => n.toLocaleString('pt-BR');

/** A summary of the votes; nothing while there are none. */
export function AvaliacoesDasRespostas() {
  const { data } = useAvaliacoes();
  if (!data || data.uteis + data.inuteis === 0) return null;
  return (
    <section className="assistente-avaliacoes" aria-label="Avaliações das respostas">
      <p>
        Nos últimos 90 dias, das respostas avaliadas, <strong>{vezes(data.uteis)}</strong> ajudaram e{' '}
        <strong>{vezes(data.inuteis)}</strong> não ajudaram.
      </p>
      {data.fontes.length > 0 && (
        <details>
          <summary>Fontes que menos ajudaram</summary>
          <ul>
            {data.fontes.map(({ fonte, uteis, inuteis }) => (
              <li key={fonte}>
                <a href={`/web${fonte}`}>{fonte}</a>: {vezes(inuteis)} não ajudou, {vezes(uteis)} ajudou
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
