import { faAngleLeft } from '@fortawesome/free-solid-svg-icons/faAngleLeft.js';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { addDays, localDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { reject } from '#kernel/validacao/regras.ts';
import { SILENT } from '#shell/api/client.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { FiltroDeOrgao } from '#shell/lista/filtro-de-orgao.tsx';
import { joinRange } from '#shell/ui/campos/date-text.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoPeriodo } from '#shell/ui/form/campo-data.tsx';
import { CampoOpcoes, CampoTexto } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useCampoControlado } from '#shell/ui/form/use-campo.ts';
import { textoDoErro, useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { recortes } from '../../contract.ts';
import { api, useRelerMonitoramento, useUniverso } from '../monitoramento-queries.ts';
import { diasDoPeriodo, problemaDoPeriodo } from './periodo-da-amostra.ts';

const DIAS_USUAIS = 90;
const AMOSTRA_USUAL = 10;
const MAIOR_AMOSTRA = 50;

type Recorte = keyof typeof recortes;

const formulario = z.object({
  idOuvidoria: campo('Órgão', z.number({ error: 'Escolha o órgão.' }).int().min(1)),
  periodo: z.string().check((payload) => {
    const problema = problemaDoPeriodo(payload.value);
    if (problema) reject(payload, problema);
  }),
  recorte: z.enum(Object.keys(recortes) as [Recorte]),
  tamanho: campo('Tamanho da amostra', z.coerce.number().int().min(1).max(MAIOR_AMOSTRA)),
  semente: campo('Semente do sorteio', z.string().trim().max(40)),
});
type Dados = z.output<typeof formulario>;

function CampoOrgao() {
  const { id, error, field, atualizar } = useCampoControlado('idOuvidoria', 'Órgão');
  return (
    <FiltroDeOrgao
      id={id}
      error={error}
      required
      placeholder="Escolha o órgão"
      inputRef={field.ref}
      onBlur={field.onBlur}
      idOuvidoria={typeof field.value === 'number' ? field.value : null}
      onMudar={(idOuvidoria) => atualizar(idOuvidoria)}
    />
  );
}

const usual = (): string => {
  const hoje = localDate(serverNow().getTime());
  return joinRange(formatData(addDays(hoje, -DIAS_USUAIS)), formatData(hoje));
};

interface UniversoProps {
  readonly idOuvidoria: number | null | undefined;
  readonly periodo: string | undefined;
  readonly recorte: Recorte | undefined;
}

/** How many cases there are to draw from, as soon as it is known. */
function Universo({ idOuvidoria, periodo, recorte = 'todas' }: UniversoProps) {
  const dias = diasDoPeriodo(periodo ?? '');
  const { data, error } = useUniverso(idOuvidoria && dias ? { idOuvidoria, ...dias, recorte } : null);
  if (error) return <p role="status">Não foi possível contar as manifestações. {textoDoErro(error)}</p>;
  if (!data)
    return (
      <p role="status" className="ui-muted">
        Escolha o órgão e o período.
      </p>
    );
  return (
    <p role="status">
      {data.universo === 0
        ? 'O órgão não concluiu nenhuma manifestação neste período.'
        : `${data.universo.toLocaleString('pt-BR')} ${data.universo === 1 ? 'manifestação respondida' : 'manifestações respondidas'} no período.`}
    </p>
  );
}

/** Chance decides which cases are graded, with a seed that lets anybody repeat the draw. */
export function Sortear({ idOuvidoria }: { readonly idOuvidoria: number | null }) {
  const navigate = useNavigate();
  const reler = useRelerMonitoramento();
  const form = useFormulario(formulario, {
    defaultValues: {
      idOuvidoria: idOuvidoria as number,
      periodo: usual(),
      recorte: 'todas',
      tamanho: String(AMOSTRA_USUAL),
      semente: '',
    },
  });
  const { erro, onSubmit } = useEnvio<Dados>(form, async ({ periodo, semente, ...dados }) => {
    const dias = diasDoPeriodo(periodo) ?? { de: '', ate: '' };
    const { idAvaliacao } = await api(
      'POST /app-web/v1/monitoramento/avaliacoes',
      { body: { ...dados, ...dias, ...(semente && { semente }) } },
      SILENT,
    );
    void reler();
    await navigate(`/monitoramento/avaliar?id=${idAvaliacao}`);
  });
  const [orgao, periodo, recorte] = useWatch({
    control: form.control,
    name: ['idOuvidoria', 'periodo', 'recorte'],
  });
  return (
    <>
      <LinkButton to="/monitoramento/avaliar" icon={faAngleLeft} size="small">
        Todas as avaliações
      </LinkButton>
      <h2>Sortear uma amostra</h2>
      <Formulario
        form={form}
        onSubmit={onSubmit}
        className="monitoramento-form"
        aria-label="Sortear uma amostra"
      >
        {erro && (
          <Message type="danger" title="Não foi possível sortear.">
            {erro}
          </Message>
        )}
        <CampoOrgao />
        <CampoPeriodo name="periodo" label="Respondidas entre" />
        <CampoOpcoes
          name="recorte"
          label="Quais manifestações"
          options={Object.entries(recortes).map(([value, label]) => ({ value, label }))}
        />
        <Universo idOuvidoria={orgao} periodo={periodo} recorte={recorte} />
        <CampoTexto
          name="tamanho"
          label="Tamanho da amostra"
          help={`De 1 a ${MAIOR_AMOSTRA}. Havendo menos, entram todas.`}
          inputMode="numeric"
          required
        />
        <CampoTexto
          name="semente"
          label="Semente do sorteio"
          help="Deixe em branco para um sorteio novo. Com a mesma semente e as mesmas manifestações, o sorteio dá o mesmo resultado, e qualquer pessoa pode conferir."
          autoComplete="off"
          optional
        />
        <div className="ui-actions">
          <BotaoEnviar>Sortear</BotaoEnviar>
        </div>
      </Formulario>
    </>
  );
}
