import { formatDia } from '#web/formato.ts';
import { Message } from '#web/ui/message.tsx';
import { Modal } from '#web/ui/modal.tsx';
import type { Previa } from '../contract.ts';
import { ondeVale, quantosPrazos } from './nomes-do-feriado.ts';
import { TabelaDePrazos } from './tabela-de-prazos.tsx';
import type { Mudanca } from './use-mudanca.ts';

const DIAS_NOMEADOS = 8;

function Dias({ titulo, dias }: { readonly titulo: string; readonly dias: Previa['entram'] }) {
  if (dias.length === 0) return null;
  const mais = dias.length - DIAS_NOMEADOS;
  return (
    <>
      <h3>
        {titulo} ({dias.length})
      </h3>
      <ul>
        {dias.slice(0, DIAS_NOMEADOS).map((dia) => (
          <li key={[dia.data, dia.abrangencia, dia.lugar].join()}>
            {formatDia(dia.data)}: {dia.descricao}, {ondeVale(dia)}
          </li>
        ))}
        {mais > 0 && <li>e mais {mais}</li>}
      </ul>
    </>
  );
}

function Prazos({ prazos, orgaos }: Pick<Previa, 'prazos' | 'orgaos'>) {
  const { total, parcial, exemplos, manifestacoes, recursos } = prazos;
  if (total === 0) return <p>Nenhum prazo aberto muda.</p>;
  return (
    <>
      <Message
        type="warning"
        title={`${parcial ? 'Ao menos ' : ''}${quantosPrazos(total)} ${total === 1 ? 'vai' : 'vão'} mudar.`}
        still
      >
        {manifestacoes > 0 && `${manifestacoes.toLocaleString('pt-BR')} de resposta`}
        {manifestacoes > 0 && recursos > 0 && ' e '}
        {recursos > 0 && `${recursos.toLocaleString('pt-BR')} de recurso`}, em órgãos alcançados pela mudança
        ({orgaos}). Quem registrou recebe um aviso com o prazo novo.
      </Message>
      <TabelaDePrazos
        titulo={total > exemplos.length ? `Os primeiros ${exemplos.length}` : 'Quais são'}
        prazos={exemplos}
      />
      <p>
        A mudança é feita em segundo plano e ninguém precisa esperar: o andamento aparece na página do
        feriado.
      </p>
    </>
  );
}

const quantosPassaram = (passados: number, dias: number): string => {
  if (dias === 1) return 'O dia já passou.';
  return passados === 1 ? 'Um dos dias já passou.' : `${passados} dos dias já passaram.`;
};

/** What will be true afterwards, counted by the server on the open terms of now. */
function PreviaVista({ previa }: { readonly previa: Previa }) {
  const { entram, saem, jaExistem, passados, orgaos, prazos } = previa;
  return (
    <>
      <Dias titulo="Passam a não ter expediente" dias={entram} />
      <Dias titulo="Voltam a ser dias de expediente" dias={saem} />
      <Dias titulo="Já estão no calendário e ficam como estão" dias={jaExistem} />
      {entram.length + saem.length === 0 && (
        <p>Só o nome ou a repetição muda: o calendário continua o mesmo.</p>
      )}
      {passados > 0 && (
        <Message type="info" title={quantosPassaram(passados, entram.length + saem.length)} still>
          Só os prazos abertos são contados de novo. O que já foi respondido ou encerrado fica como está.
        </Message>
      )}
      <h3>Prazos</h3>
      <Prazos prazos={prazos} orgaos={orgaos} />
    </>
  );
}

interface ConfirmarMudancaProps {
  readonly mudanca: Mudanca;
  readonly titulo: string;
  readonly acao: string;
}

export function ConfirmarMudanca({ mudanca, titulo, acao }: ConfirmarMudancaProps) {
  const { conferida, enviando, confirmar, voltar } = mudanca;
  return (
    <Modal
      open={conferida !== null}
      title={titulo}
      acceptLabel={acao}
      cancelLabel="Voltar e revisar"
      accepting={enviando}
      largura={720}
      onAccept={() => void confirmar()}
      onClose={voltar}
    >
      {conferida && <PreviaVista previa={conferida.previa} />}
    </Modal>
  );
}
