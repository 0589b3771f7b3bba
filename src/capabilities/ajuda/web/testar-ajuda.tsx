import { type FormEvent, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { parte } from '#shell/partes.ts';
import { Button } from '#shell/ui/button.tsx';
import { Input } from '#shell/ui/campos/input.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { nomeDaFonte } from '../domain/passagem.ts';
import { useAjudaSobre } from './ajuda-queries.ts';

const DoAssistente = parte('do-assistente');

const MAX_DUVIDA = 500;
const LIMITE = 8;

/** The passages that the search finds for the text, in its order. */
function DaBusca({ texto }: { readonly texto: string }) {
  const consulta = useAjudaSobre(texto.slice(0, MAX_DUVIDA), LIMITE);
  if (consulta.isPending) return <Skeleton shape="row" lines={3} label="Procurando…" />;
  if (!consulta.data) return <FalhaAoAbrir falha={consulta} />;
  return (
    <section aria-label="A busca acharia">
      <h2>A busca acharia</h2>
      {consulta.data.length === 0 ? (
        <p>
          Nada próximo o bastante. Cadastre uma pergunta, ou acrescente estas palavras a uma que já responde.
        </p>
      ) : (
        <ol className="ajuda-achados">
          {consulta.data.map(({ fonte, titulo, trecho, endereco, relevancia }) => (
            <li key={`${fonte} ${titulo}`}>
              <Link to={endereco}>{titulo}</Link>{' '}
              <span className="ui-muted ajuda-relevancia">
                {nomeDaFonte[fonte]} · {Math.round(relevancia * 100)} de 100
              </span>
              <p>{trecho}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Shows what the assistant would answer, with the results of the search beside it. */
export function TestarAjuda() {
  const [texto, setTexto] = useState('');
  const perguntar = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTexto(String(new FormData(event.currentTarget).get('duvida') ?? '').trim());
  };
  return (
    <>
      <p>Escreva uma dúvida como um cidadão escreveria, até com erros. Nada é guardado.</p>
      <form className="lista-busca" onSubmit={perguntar}>
        <Input
          label="O que ele responderia?"
          help="Exemplo: quanto tempo demora a resposta da denuncia"
          name="duvida"
          type="text"
          maxLength={MAX_DUVIDA}
          autoComplete="off"
        />
        <Button type="submit" variant="primary">
          Testar
        </Button>
      </form>
      {texto !== '' && (
        <div className="ajuda-teste">
          <Suspense fallback={<Skeleton shape="row" lines={3} label="Perguntando…" />}>
            <DoAssistente texto={texto} />
          </Suspense>
          <DaBusca texto={texto} />
        </div>
      )}
    </>
  );
}
