import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { nomeDaFonte } from '#capabilities/ajuda/domain/passagem.ts';
import { createApi } from '#shell/api/client.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { assistenteContract, RespostaTestada } from '../contract.ts';

const assistente = createApi<typeof assistenteContract>();

const useRespostaDoAssistente = (texto: string) =>
  useQuery({
    queryKey: ['assistente', 'testar', texto],
    queryFn: ({ signal }) =>
      assistente('POST /app-web/v1/assistente/testar', { body: { texto } }, { errors: 'silent', signal }),
    retry: false,
    gcTime: 0,
  });

/** The kind of answer, as administrators call it. */
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

/** The assistant's answer, as somebody not signed in would get it. */
export function DoAssistente({ texto }: { readonly texto: string }) {
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
