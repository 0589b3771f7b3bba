import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { FalhaAoAbrir } from '#web/falha-ao-abrir.tsx';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { nomeDaFonte } from '../domain/passagem.ts';
import { useAjudaSobre } from './ajuda-queries.ts';

const MAX_DUVIDA = 500;
const LIMITE = 8;

function Respostas({ texto }: { readonly texto: string }) {
  const consulta = useAjudaSobre(texto, LIMITE);
  if (consulta.isPending) return <Skeleton shape="row" lines={3} label="Procurando…" />;
  if (!consulta.data) return <FalhaAoAbrir falha={consulta} />;
  if (consulta.data.length === 0) {
    return (
      <p role="status">
        Nada próximo o bastante: a ajuda diria que não sabe. Cadastre uma pergunta, ou acrescente estas
        palavras a uma que já responde.
      </p>
    );
  }
  return (
    <>
      <p role="status">A ajuda usaria estas fontes, nesta ordem:</p>
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
    </>
  );
}

/** 'What would it answer?': the same search that people and the assistant get. */
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
          label="O que ela responderia?"
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
      {texto !== '' && <Respostas texto={texto} />}
    </>
  );
}
