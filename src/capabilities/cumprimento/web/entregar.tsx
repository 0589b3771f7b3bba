import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { SILENT } from '#shell/api/client.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { type AnexoEscolhido, anexosParaEnvio } from '#shell/campo-de-anexos.ts';
import { formatDia } from '#shell/formato.ts';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { parte } from '#shell/partes.ts';
import { Button } from '#shell/ui/button.tsx';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoCheckbox, CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { nadaEntregue } from '../domain/cumprimento-errors.ts';
import type { AtoNaPromessaProps } from './ato-na-promessa.ts';
import { api } from './cumprimento-queries.ts';
import { hoje } from './dia-digitado.ts';
import { useAtoDaPromessa } from './use-ato-da-promessa.ts';

const CampoAnexos = parte('campo-anexos');
const DadosDeTerceiros = parte('dados-de-terceiros');
const ENVIAR = 'POST /app-web/v1/promessas/:idPromessa/entregar';
const MAX_TEXTO = 8000;

/** Days, hours and whether something was filled in are judged by the server, beside each field. */
const formulario = z.object({
  texto: z.string().trim(),
  comConsulta: z.boolean(),
  consulta: z.object({ dia: z.string().trim(), hora: z.string().trim(), local: z.string().trim() }),
});
type Dados = z.output<typeof formulario>;

function Consulta({ idManifestacao }: { readonly idManifestacao: number }) {
  if (!useWatch({ name: 'comConsulta' })) return null;
  return (
    <>
      <CampoData name="consulta.dia" label="Dia da consulta" min={hoje()} required />
      <CampoTexto
        name="consulta.hora"
        label="Hora da consulta"
        help="Como 14:30."
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        required
      />
      <CampoTextoLongo
        name="consulta.local"
        label="Local da consulta"
        help="Endereço, sala e por quem perguntar. Diga também se é preciso levar documento."
        rows={3}
        required
      />
      <DadosDeTerceiros name="consulta.local" idManifestacao={idManifestacao} />
    </>
  );
}

/** The office hands over what was promised: a text, files, or where and when to see it. */
export function Entregar({ promessa, onFeito, onFechar }: AtoNaPromessaProps) {
  const { idPromessa, idManifestacao, versao } = promessa;
  const [anexos, setAnexos] = useState<readonly AnexoEscolhido[]>([]);
  const [ocupado, setOcupado] = useState(false);
  const form = useFormulario(formulario, {
    defaultValues: { texto: '', comConsulta: false, consulta: { dia: '', hora: '', local: '' } },
  });
  const { erro, onSubmit } = useAtoDaPromessa(
    form,
    idManifestacao,
    ({ texto, comConsulta, consulta }: Dados) => {
      const body = {
        versao,
        texto: texto === '' ? null : texto,
        anexos: anexosParaEnvio(anexos),
        consulta: comConsulta ? { ...consulta, dia: isoFromDateText(consulta.dia) ?? consulta.dia } : null,
      };
      return api(ENVIAR, { params: { idPromessa }, body }, SILENT);
    },
    ({ contestarAte }) =>
      onFeito(
        contestarAte
          ? `Entrega registrada. Quem pediu foi avisado e pode contestar até ${formatDia(contestarAte)}.`
          : 'Entrega registrada. Avise quem pediu e registre a ciência: o prazo para contestar corre desse dia.',
      ),
  );
  const confirmacao = useConfirmacao(onSubmit);
  const pedir = (dados: Dados) =>
    dados.texto === '' && anexos.length === 0 && !dados.comConsulta
      ? form.recusar('texto', nadaEntregue().message)
      : confirmacao.pedir(dados);
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível registrar a entrega.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={pedir} aria-label="Entregar o que foi prometido">
        <CampoTextoLongo
          name="texto"
          label="A informação"
          help="Escreva a informação, ou diga o que vai nos arquivos. Quem pediu lê isto."
          limit={MAX_TEXTO}
          rows={6}
          optional
        />
        <DadosDeTerceiros name="texto" idManifestacao={idManifestacao} />
        <TextoGuardado idManifestacao={idManifestacao} ato={`entregar ${idPromessa}`} campo="texto" />
        <CampoAnexos value={anexos} onChange={setAnexos} onOcupado={setOcupado} deResposta />
        <CampoCheckbox name="comConsulta" label="Marcar dia, hora e local para a pessoa consultar" />
        <Consulta idManifestacao={idManifestacao} />
        <div className="ui-actions">
          <BotaoEnviar disabled={ocupado}>Entregar</BotaoEnviar>
          <Button onClick={onFechar}>Fechar sem entregar</Button>
          <span role="status">{ocupado && 'Espere os arquivos terminarem de chegar.'}</span>
        </div>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo="Registrar a entrega?" acao="Entregar">
        <p>
          Depois de registrada, a entrega não pode ser mudada. Quem pediu recebe um e-mail, se informou um, e
          pode confirmar ou contestar.
        </p>
      </Confirmar>
    </>
  );
}
