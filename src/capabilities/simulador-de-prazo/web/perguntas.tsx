import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { dateTextFromIso, isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoCheckbox } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { useDebounced } from '#shell/ui/use-debounced.ts';
import {
  ANO_FORA,
  isAnoAceito,
  type Procedimento,
  procedimentos,
  regrasDosProcedimentos,
} from '../domain/simulacao.ts';
import type { Pergunta } from './pergunta.ts';
import { useHoraDeCorte, useOrgao, useOrgaosPorNome } from './simulador-queries.ts';

/** A date typed to the end, even one that does not exist. */
const INTEIRA = /^\d{2}\/\d{2}\/\d{4}$/;

const erroDaData = (escrita: string, comoEscrever: string): string | null => {
  const dia = isoFromDateText(escrita);
  if (dia) return isAnoAceito(dia) ? null : ANO_FORA;
  return INTEIRA.test(escrita.trim()) ? 'Esta data não existe.' : comoEscrever;
};

const comErro = (erroDe: (escrita: string) => string | null) =>
  z.string().superRefine((escrita, { addIssue }) => {
    const message = erroDe(escrita);
    if (message) addIssue({ code: 'custom', message });
  });

const data = (rotulo: string) =>
  campo(
    rotulo,
    comErro((escrita) => erroDaData(escrita, 'Escreva a data como 12/03/2026.')),
  );
const dataOuNada = (rotulo: string) =>
  campo(
    rotulo,
    comErro((escrita) =>
      escrita === '' ? null : erroDaData(escrita, 'Escreva a data como 12/03/2026, ou deixe em branco.'),
    ),
  );

const formulario = z
  .object({
    procedimento: campo('O que você quer calcular', z.enum(procedimentos)),
    inicio: data('Data'),
    aposCorte: z.boolean(),
    prorrogada: z.boolean(),
    complementoPedido: dataOuNada('Dia do pedido de complementação'),
    complementoResposta: dataOuNada('Dia da complementação'),
    idOuvidoria: z.string(),
  })
  .refine((dados) => (dados.complementoPedido === '') === (dados.complementoResposta === ''), {
    path: ['complementoResposta'],
    message: 'Preencha os dois dias da complementação, ou nenhum.',
  });
type Dados = z.output<typeof formulario>;

const iso = (texto: string): string | undefined => isoFromDateText(texto) ?? undefined;
const texto = (dia: string | undefined): string => (dia ? dateTextFromIso(dia) : '');

/** Keeps only the answers that the chosen term has a use for. */
const perguntaDe = (dados: Dados): Pergunta => {
  const { prorrogacao } = regrasDosProcedimentos[dados.procedimento];
  const temComplemento = dados.procedimento === 'ouvidoria';
  return {
    procedimento: dados.procedimento,
    inicio: iso(dados.inicio) ?? '',
    aposCorte: dados.aposCorte,
    prorrogada: prorrogacao !== undefined && dados.prorrogada,
    complementoPedido: temComplemento ? iso(dados.complementoPedido) : undefined,
    complementoResposta: temComplemento ? iso(dados.complementoResposta) : undefined,
    idOuvidoria: dados.idOuvidoria ? Number(dados.idOuvidoria) : undefined,
  };
};

const opcoes = procedimentos.map((value) => ({ value, label: regrasDosProcedimentos[value].nome }));

function CamposDoProcedimento() {
  const procedimento = useWatch<{ procedimento: Procedimento }, 'procedimento'>({ name: 'procedimento' });
  const { data } = useHoraDeCorte();
  const { inicio, prorrogacao, dias } = regrasDosProcedimentos[procedimento];
  return (
    <>
      <CampoData name="inicio" label={inicio} required />
      <p className="ui-muted">
        São {dias} dias{prorrogacao && `, que podem ser prorrogados uma vez por mais ${prorrogacao}`}.
      </p>
      <CampoCheckbox
        name="aposCorte"
        label="Foi feito à noite, depois da hora de corte"
        help={`O que chega ${data ? `a partir das ${data.horaDeCorte}` : 'dessa hora em diante'} vale como do próximo dia útil.`}
      />
      {prorrogacao && <CampoCheckbox name="prorrogada" label="O órgão prorrogou o prazo" />}
      {procedimento === 'ouvidoria' && (
        <div className="simulador-datas">
          <CampoData name="complementoPedido" label="Dia em que o órgão pediu complementação" optional />
          <CampoData name="complementoResposta" label="Dia em que ela foi respondida" optional />
        </div>
      )}
    </>
  );
}

/** The office in the address stays an option, whatever is typed. */
function CampoOrgao({ idOuvidoria }: Pick<Pergunta, 'idOuvidoria'>) {
  const [prefixo, setPrefixo] = useState('');
  const busca = useDebounced(prefixo.trim(), 300);
  const { data: pagina, isFetching } = useOrgaosPorNome(busca);
  const { data: escolhido } = useOrgao(idOuvidoria);
  const orgaos = [
    ...(escolhido ? [escolhido] : []),
    ...(pagina?.itens ?? []).filter((orgao) => orgao.idOuvidoria !== escolhido?.idOuvidoria),
  ];
  return (
    <CampoSelect
      name="idOuvidoria"
      label="Órgão"
      help="Os feriados do lugar do órgão também contam. Sem ele, usamos só os nacionais."
      optional
      minCaracteres={2}
      onPrefixo={setPrefixo}
      loading={isFetching}
      options={orgaos.map(({ idOuvidoria, sigla, nomeOuvidoria }) => ({
        value: String(idOuvidoria),
        label: `${sigla} – ${nomeOuvidoria}`,
      }))}
    />
  );
}

interface PerguntasProps {
  readonly pergunta: Pergunta | null;
  readonly onCalcular: (pergunta: Pergunta) => void;
}

export function Perguntas({ pergunta, onCalcular }: PerguntasProps) {
  const hoje = toIsoDate(localDate(serverNow().getTime()));
  const form = useFormulario(formulario, {
    defaultValues: {
      procedimento: pergunta?.procedimento ?? 'ouvidoria',
      inicio: texto(pergunta?.inicio ?? hoje),
      aposCorte: pergunta?.aposCorte ?? false,
      prorrogada: pergunta?.prorrogada ?? false,
      complementoPedido: texto(pergunta?.complementoPedido),
      complementoResposta: texto(pergunta?.complementoResposta),
      idOuvidoria: pergunta?.idOuvidoria ? String(pergunta.idOuvidoria) : '',
    },
  });
  return (
    <Formulario
      form={form}
      onSubmit={(dados) => onCalcular(perguntaDe(dados as Dados))}
      aria-label="Simulador de prazos"
    >
      <CampoSelect name="procedimento" label="O que você quer calcular" options={opcoes} required />
      <CamposDoProcedimento />
      <CampoOrgao idOuvidoria={pergunta?.idOuvidoria} />
      <div className="ui-actions">
        <BotaoEnviar>Calcular o prazo</BotaoEnviar>
      </div>
    </Formulario>
  );
}
