import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { assistenteContract, RespostaTestada } from '#capabilities/assistente/contract.ts';
import { createApi } from '#web/api/client.ts';
import { FalhaAoAbrir } from '#web/navegacao/falha-ao-abrir.tsx';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { nomeDaFonte } from '../domain/passagem.ts';
import { SILENT, useAjudaSobre } from './ajuda-queries.ts';

const MAX_DUVIDA = 500;
const LIMITE = 8;

const assistente = createApi<typeof assistenteContract>();

const useRespostaDoAssistente = (texto: string) =>
  useQuery({
    queryKey: ['assistente', 'testar', texto],
    queryFn: ({ signal }) =>
      assistente('POST /app-web/v1/assistente/testar', { body: { texto } }, { ...SILENT, signal }),
    retry: false,
    gcTime: 0,
  });

/** What kind of answer it is, as administrators speak of it. */
const nomeDaResposta: Readonly<Record<RespostaTestada['intencao'], string>> = {
  perigo: 'Perigo: telefones de emergência',
  saudacao: 'Saudação',
  agradecimento: 'Agradecimento',
  humano: 'Como falar com uma pessoa',
  protocolo: 'Consulta de um protocolo',
  'meus-casos': 'As próprias manifestações',
  'caso-existente': 'O que fazer com uma manifestação já registrada',
  prazo: 'Prazo',
  orgao: 'Órgão que cuida do assunto',
  tipos: 'Escolha do tipo',
  registrar: 'Registro de uma manifestação',
  pergunta: 'Resposta da ajuda',
};

function FontesUsadas({ fontes }: Pick<RespostaTestada, 'fontes'>) {
  if (fontes.length === 0) return null;
  return (
    <>
      <p className="ajuda-rotulo">Fontes que ele mostra</p>
      <ul>
        {fontes.map(({ fonte, titulo, endereco }) => (
          <li key={`${endereco} ${titulo}`}>
            {nomeDaFonte[fonte]}: <Link to={endereco}>{titulo}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The assistant's own answer, as who did not sign in would get it. */
function DoAssistente({ texto }: { readonly texto: string }) {
  const consulta = useRespostaDoAssistente(texto);
  if (consulta.isPending) return <Skeleton shape="row" lines={3} label="Perguntando…" />;
  if (!consulta.data) return <FalhaAoAbrir falha={consulta} />;
  const { intencao, paragrafos, fontes, opcoes, acoes, isRelato, sabe } = consulta.data;
  const botoes = [...acoes.map(({ rotulo }) => rotulo), ...opcoes];
  return (
    <section aria-label="O assistente responderia">
      <h2>O assistente responderia</h2>
      <p role="status">
        <strong>{sabe ? nomeDaResposta[intencao] : 'Ele diria que não sabe'}</strong>
        {isRelato && ' · o texto iria para o formulário'}
      </p>
      <div className="ajuda-previa">
        {paragrafos.map((paragrafo) => (
          <p key={paragrafo}>{paragrafo}</p>
        ))}
        {botoes.length > 0 && <p className="ui-muted">Botões: {botoes.join(' · ')}</p>}
        <FontesUsadas fontes={fontes} />
      </div>
      <LinkButton to="/configuracoes/ajuda/cadastrar" state={{ pergunta: texto }} variant="secondary">
        Cadastrar pergunta com estas palavras
      </LinkButton>
    </section>
  );
}

/** The passages the search has for it, in its order. */
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

/** 'What would it answer?': asked of the assistant itself, with what the search has beside it. */
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
          <DoAssistente texto={texto} />
          <DaBusca texto={texto} />
        </div>
      )}
    </>
  );
}
