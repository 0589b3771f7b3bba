import { abreInstancia } from '#capabilities/remedio/domain/comissao.ts';
import { isFavoravelDeTodo } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import type { IdInstancia } from '#capabilities/remedio/domain/instancia.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { nomeDaOpcao } from '#shell/lista/apoio.ts';
import { useUsuario } from '#shell/session/session.ts';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { useInstancias } from '../lista/lista-queries.ts';
import { DecisaoDoRecurso } from './decisao-do-recurso.tsx';
import { type DecisaoEmEdicao, julgamentoDo, paraEnvio } from './responder-decisao.ts';
import { type OpcoesDaDecisao, usePrazoParaRecorrer } from './responder-queries.ts';

interface PreviaProps {
  readonly recurso: RecursoVisto;
  readonly decisao: DecisaoEmEdicao;
  readonly opcoes: OpcoesDaDecisao;
  readonly arquivos: readonly { readonly nome: string }[];
}

const SEM_TEXTO = '(A justificativa ainda está em branco.)';

const itemDe = (opcoes: readonly { value: string; label: string }[], id: number | null) => {
  const opcao = id === null ? undefined : opcoes.find(({ value }) => value === String(id));
  return opcao ? { id: Number(opcao.value), descricao: opcao.label } : null;
};

/** Where this decision could be appealed if given today; one that grants everything cannot. */
const useSeguinte = (recurso: RecursoVisto, idTipoResposta: number) => {
  const instancias = useInstancias();
  const { idInstanciaSeguinte = null } = recurso;
  const cabe =
    idInstanciaSeguinte !== null &&
    !isFavoravelDeTodo(idTipoResposta) &&
    abreInstancia(idInstanciaSeguinte as IdInstancia, idTipoResposta);
  const { data: prazoSeguinte = null } = usePrazoParaRecorrer(recurso, cabe);
  return {
    instanciaSeguinte: cabe
      ? { id: idInstanciaSeguinte, descricao: nomeDaOpcao(instancias, idInstanciaSeguinte) }
      : null,
    prazoSeguinte: cabe ? prazoSeguinte : null,
  };
};

/** The decision as it will look on the citizen's page. */
export function PreviaDaDecisao({ recurso, decisao, opcoes, arquivos }: PreviaProps) {
  const nome = useUsuario()?.nome ?? 'Você';
  const pronta = paraEnvio(opcoes, julgamentoDo(recurso), decisao);
  const seguinte = useSeguinte(recurso, pronta.idTipoResposta);
  const tipo = itemDe(opcoes.tipos, pronta.idTipoResposta);
  return (
    <>
      <DecisaoDoRecurso
        nivel={3}
        resposta={{
          idRespostaRecurso: 0,
          tipo: tipo ?? { id: 0, descricao: '(ainda não escolhida)' },
          especificacao: itemDe(opcoes.especificacoes, pronta.idEspecificacao),
          motivo: null,
          detalhamento: itemDe(opcoes.detalhamentos, pronta.idDetalhamento),
          texto: pronta.texto.trim() || SEM_TEXTO,
          dataEntrega: pronta.dataEntrega,
          dataEntregaOriginal: pronta.dataEntrega,
          responsavel: `${nome} (${recurso.julgadora.sigla})`,
          registradaEm: serverNow().toISOString(),
          anexos: [],
          ...seguinte,
        }}
      />
      {arquivos.length > 0 && <p>Arquivos que vão junto: {arquivos.map((cada) => cada.nome).join(', ')}.</p>}
    </>
  );
}
