import { emFrase } from '#kernel/texto.ts';
import { SILENT } from '#shell/api/client.ts';
import { formatDia } from '#shell/formato.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { PrazoQueMuda, Previa } from '../../contract.ts';
import { api } from '../feriado-queries.ts';
import { comoVale, quantosPrazos } from '../nomes-do-feriado.ts';
import { PrazosAosPoucos } from './prazos-aos-poucos.tsx';
import type { Mudanca } from './use-mudanca.ts';

const DIAS_NOMEADOS = 8;

interface ConferidaProps {
  readonly conferida: NonNullable<Mudanca['conferida']>;
}

const chaveDe = ({ data, abrangencia, lugar }: Previa['entram'][number]): string =>
  [data, abrangencia, lugar].join();

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
          <li key={chaveDe(dia)}>
            {formatDia(dia.data)}: {dia.descricao}, {comoVale(dia)}
          </li>
        ))}
        {mais > 0 && <li>e mais {mais}</li>}
      </ul>
    </>
  );
}

function Prazos({ conferida }: ConferidaProps) {
  const { pedido, previa } = conferida;
  const { prazos, orgaos, marca } = previa;
  const buscar = ({ tipo, idAlvo }: PrazoQueMuda) =>
    api(
      'POST /app-web/v1/feriados/previa/prazos',
      { body: { pedido, marca, depois: { tipo, idAlvo } } },
      SILENT,
    );
  const { total, parcial, exemplos, manifestacoes, recursos, doCidadao, outros } = prazos;
  const partes = [
    { quantos: manifestacoes, de: 'de resposta' },
    { quantos: recursos, de: 'de recurso' },
    { quantos: doCidadao, de: 'de quem registrou' },
    { quantos: outros, de: 'de esclarecimento ou desclassificação' },
  ].flatMap(({ quantos, de }) => (quantos > 0 ? [`${quantos.toLocaleString('pt-BR')} ${de}`] : []));
  if (total === 0) return <p>Nenhum prazo aberto muda.</p>;
  return (
    <>
      <Message
        type="warning"
        title={`${parcial ? 'Ao menos ' : ''}${quantosPrazos(total)} ${total === 1 ? 'vai' : 'vão'} mudar.`}
        still
      >
        {emFrase(partes)}, em órgãos alcançados pela mudança ({orgaos}). Quem registrou recebe um aviso com o
        prazo novo.
      </Message>
      <PrazosAosPoucos titulo="Quais são" primeiros={exemplos} total={total} buscar={buscar} />
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

const porExpediente = (dias: Previa['entram']) => ({
  fechados: dias.filter(({ reduzido }) => !reduzido),
  reduzidos: dias.filter(({ reduzido }) => reduzido),
});

/** The effect of the change, computed by the server on the currently open deadlines. */
function PreviaVista({ conferida }: ConferidaProps) {
  const { entram, saem, jaExistem, passados } = conferida.previa;
  // A day that goes from one kind to the other does not come back.
  const voltam = saem.filter((dia) => !entram.some((outro) => chaveDe(outro) === chaveDe(dia)));
  const [novos, antigos] = [porExpediente(entram), porExpediente(voltam)];
  const mudam = entram.length + voltam.length;
  return (
    <>
      <Dias titulo="Passam a não ter expediente" dias={novos.fechados} />
      <Dias titulo="Passam a ter expediente reduzido" dias={novos.reduzidos} />
      <Dias titulo="Voltam a ser dias de expediente" dias={antigos.fechados} />
      <Dias titulo="Voltam a ter expediente o dia todo" dias={antigos.reduzidos} />
      <Dias titulo="Já estão no calendário e ficam como estão" dias={jaExistem} />
      {mudam === 0 && <p>Só o nome ou a repetição muda: o calendário continua o mesmo.</p>}
      {passados > 0 && (
        <Message type="info" title={quantosPassaram(passados, mudam)} still>
          Só os prazos abertos são contados de novo. O que já foi respondido ou encerrado fica como está.
        </Message>
      )}
      <h3>Prazos</h3>
      <Prazos conferida={conferida} />
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
      {conferida && <PreviaVista conferida={conferida} />}
    </Modal>
  );
}
