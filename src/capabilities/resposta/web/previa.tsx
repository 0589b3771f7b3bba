import {
  conteudoEmPalavras,
  type LinhaDoConteudo,
} from '#capabilities/conteudo-da-resposta/domain/conteudo-em-palavras.ts';
import { guardarConteudo } from '#capabilities/conteudo-da-resposta/domain/detalhes.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { parte } from '#shell/partes.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { type AcessoEmEdicao, acessoPertinente } from './acesso/acesso-em-edicao.ts';
import type { Rascunho } from './rascunho/rascunho.ts';
import { type DetalhesEmEdicao, detalhesPertinentes, isTipoDeAcesso } from './resposta-em-edicao.ts';
import { type Decisoes, useDecisoes } from './resposta-queries.ts';

const RespostaDoOrgao = parte('resposta-do-orgao');

interface PreviaProps {
  readonly rascunho: Rascunho;
  readonly idTipo: number;
  readonly acesso: AcessoEmEdicao;
  /** Who signs: 'Ana Lima (CGU)'. */
  readonly assinatura: string;
  readonly onFechar: () => void;
}

const NOMES = { conclusiva: 'Resposta Conclusiva', intermediaria: 'Resposta Intermediária' };
const SEM_TEXTO = '(A resposta ainda está em branco.)';

/** As it will be stored: the detail by name, and the delivery date apart. */
const conteudoDaPrevia = (
  acesso: AcessoEmEdicao,
  detalhes: DetalhesEmEdicao,
  decisoes: Decisoes | undefined,
): LinhaDoConteudo[] => {
  const { dataEntrega, ...conteudo } = acessoPertinente(acesso, detalhes);
  const detalhamento = decisoes?.detalhamentos.find(
    (cada) => cada.idDetalhamentoEspecificacaoManifestacao === conteudo.idDetalhamento,
  )?.descDetalhamentoEspecificacaoManifestacao;
  return [
    ...conteudoEmPalavras(
      guardarConteudo(TipoManifestacao.acessoAInformacao, { ...conteudo, detalhamento }),
      typeof dataEntrega === 'string' ? dataEntrega : null,
    ),
    {
      rotulo: 'Se você não concordar',
      valor: `Aqui entra o último dia para recorrer, ${DIAS_PARA_RECORRER} dias depois do envio, e quem decide.`,
    },
  ];
};

/** The answer as the citizen's page will show it. */
export function Previa({ rascunho, idTipo, acesso, assinatura, onFechar }: PreviaProps) {
  const { tipo, campos, anexos } = rascunho;
  const isDecidida = tipo === 'conclusiva' && isTipoDeAcesso(idTipo);
  const { data } = useDecisoes(isDecidida);
  const decisao = data?.decisoes.find(
    ({ codigoDecisao }) => String(codigoDecisao) === campos.idCodigoDecisao,
  );
  const especificacao = data?.especificacoes.find(
    (cada) => String(cada.idClassificacaoAvaliacaoManifestacao) === campos.idEspecificacaoDecisao,
  );
  return (
    <Modal
      open
      title="Como o cidadão vai ver"
      largura={720}
      acceptLabel="Voltar a escrever"
      hideCancel
      onAccept={onFechar}
      onClose={onFechar}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer scrolls, also by the keyboard */}
      <section aria-label="A resposta" tabIndex={0}>
        <RespostaDoOrgao
          assinatura={`${assinatura}, na hora em que você enviar`}
          resposta={{
            descTipoResposta: NOMES[tipo],
            texto: campos.texto.trim() || SEM_TEXTO,
            decisao: isDecidida ? (decisao?.descricaoDecisao ?? null) : null,
            especificacaoDecisao: isDecidida
              ? (especificacao?.descClassificacaoAvaliacaoManifestacao ?? null)
              : null,
            conteudo: isDecidida
              ? conteudoDaPrevia(acesso, campos.detalhes, data)
              : tipo === 'conclusiva'
                ? conteudoEmPalavras(guardarConteudo(idTipo, detalhesPertinentes(idTipo, campos.detalhes)))
                : [],
            anexos: [],
          }}
        />
        {anexos.length > 0 && <p>Arquivos que vão junto: {anexos.map(({ nome }) => nome).join(', ')}.</p>}
      </section>
    </Modal>
  );
}
