import { formatDia } from '#shell/formato.ts';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import { quandoDecide, type RemedioARegistrar } from './criar-remedio.ts';

/** Who decides and until when, shown before anything is asked. */
export function Explicacao({ remedio }: { readonly remedio: RemedioARegistrar }) {
  const { oQueE, instancia, quemDecide, ultimoDia, diasRestantes } = remedio;
  const linhas: readonly (readonly [string, string | null | undefined])[] = [
    ['Instância', instancia?.descricao],
    ['Quem decide', quemDecide],
    ['Quando decide', quandoDecide(remedio)],
  ];
  return (
    <div className="recurso-explicacao">
      <p>{oQueE}</p>
      <dl>
        {linhas.map(
          ([nome, valor]) =>
            valor && (
              <div key={nome}>
                <dt>{nome}</dt>
                <dd>{valor}</dd>
              </div>
            ),
        )}
        {ultimoDia && (
          <div>
            <dt>Você pode enviar até</dt>
            <dd>
              {formatDia(ultimoDia)} {diasRestantes !== null && <PrazoTag dias={diasRestantes} />}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** What helps an appeal, shown beside the text. */
export function OQueAjuda({ oQueAjuda }: Pick<RemedioARegistrar, 'oQueAjuda'>) {
  if (oQueAjuda.length === 0) return null;
  return (
    <section className="recurso-ajuda" aria-labelledby="recurso-ajuda">
      <h3 id="recurso-ajuda">O que costuma ajudar</h3>
      <ul>
        {oQueAjuda.map((ajuda) => (
          <li key={ajuda}>{ajuda}</li>
        ))}
      </ul>
    </section>
  );
}
