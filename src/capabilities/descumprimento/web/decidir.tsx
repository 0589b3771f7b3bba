import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { ApiError } from '#shell/api/errors.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { formatDia } from '#shell/formato.ts';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { parte } from '#shell/partes.ts';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoOpcoes, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { decidir } from '../domain/decidir.ato.ts';
import type { DenunciaVista } from '../domain/descumprimento.ts';
import { api } from './denuncia-queries.ts';
import { nomeDaDecisao } from './denuncias-feitas.tsx';

const DadosDeTerceiros = parte('dados-de-terceiros');
const ENVIAR = 'POST /app-web/v1/descumprimentos/:idDenuncia/decidir';
const { texto } = decidir.entrada.shape;
const formularioAte = (ate: string | null) =>
  z.object({
    decisao: campo('Decisão', z.enum(['sim', 'nao'])),
    texto,
    dataEntrega: z
      .string()
      .trim()
      .refine((escrita) => escrita === '' || isDiaAte(escrita, ate), {
        error: `Escreva um dia de hoje até ${ate ? formatDia(ate) : ''}, como dd/mm/aaaa.`,
      }),
  });
type Dados = z.output<ReturnType<typeof formularioAte>>;

const hoje = (): string => toIsoDate(localDate(serverNow().getTime()));
const isDiaAte = (escrita: string, ate: string | null): boolean => {
  const dia = isoFromDateText(escrita);
  return dia !== null && ate !== null && dia >= hoje() && dia <= ate;
};

/** Procedente, the office gets a new date, within what the rule allows. */
function NovaData({ ate }: { readonly ate: string }) {
  if (useWatch({ name: 'decisao' }) !== 'sim') return null;
  return (
    <CampoData
      name="dataEntrega"
      label="Nova data para o órgão entregar"
      help={`Em branco, o órgão tem até ${formatDia(ate)}, o último dia possível.`}
      min={hoje()}
      max={ate}
      optional
    />
  );
}

const opcoes = [
  {
    value: 'sim',
    label: nomeDaDecisao(true),
    help: 'A entrega não foi feita, ou foi feita só em parte: ela continua devida.',
  },
  { value: 'nao', label: nomeDaDecisao(false), help: 'O que foi prometido foi entregue, ou não era devido.' },
];

interface DecidirProps {
  readonly denuncia: DenunciaVista;
  readonly onFeita: () => void;
  /** Reads the denúncia again, keeping the form. */
  readonly onReler: () => void;
}

export function Decidir({ denuncia, onFeita, onReler }: DecidirProps) {
  const { idDenuncia, idManifestacao, versao, orgao, tipo } = denuncia;
  // Kept from the first reading, as the form itself is.
  const [ate] = useState(denuncia.novaDataAte);
  const form = useFormulario(formularioAte(ate), { defaultValues: { texto: '', dataEntrega: '' } });
  const oQue = tipo === 'contestacao' ? 'contestação' : 'denúncia';
  const { erro, onSubmit } = useEnvio(
    form,
    async ({ decisao, texto: escrito, dataEntrega }: Dados) => {
      const procedente = decisao === 'sim';
      const novaData = procedente && ate !== null ? isoFromDateText(dataEntrega) : null;
      const body = { versao, procedente, texto: escrito, ...(novaData && { dataEntrega: novaData }) };
      try {
        await api(ENVIAR, { params: { idDenuncia }, body }, SILENT);
      } catch (error) {
        // Somebody acted meanwhile: it is read again, and the next try uses the new version.
        if (error instanceof ApiError && error.status === 409) onReler();
        throw error;
      }
    },
    () => onFeita(),
  );
  const confirmacao = useConfirmacao(onSubmit);
  return (
    <section aria-labelledby="denuncia-decidir">
      <h3 id="denuncia-decidir">Decidir</h3>
      {erro && (
        <Message type="danger" title="Não foi possível concluir.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Decidir a denúncia">
        <CampoOpcoes name="decisao" label={`A ${oQue} procede?`} options={opcoes} required />
        {ate !== null && <NovaData ate={ate} />}
        <CampoTextoLongo
          name="texto"
          label="Fundamentação"
          help={`Diga o que foi apurado e, se for o caso, o que ${orgao.sigla} deve fazer. Quem denunciou e o órgão leem.`}
          rows={6}
          limit={texto.maxLength ?? undefined}
          required
        />
        <DadosDeTerceiros name="texto" idManifestacao={null} />
        <TextoGuardado
          idManifestacao={idManifestacao}
          ato={`decidir-descumprimento ${idDenuncia}`}
          campo="texto"
        />
        <div className="ui-actions">
          <BotaoEnviar>Decidir</BotaoEnviar>
        </div>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo="Registrar a decisão?" acao="Registrar">
        <p>
          <strong>{confirmacao.dados && nomeDaDecisao(confirmacao.dados.decisao === 'sim')}.</strong> A
          decisão não pode ser mudada depois. {orgao.sigla} recebe um e-mail, e quem denunciou também, se
          informou um.
        </p>
      </Confirmar>
    </section>
  );
}
