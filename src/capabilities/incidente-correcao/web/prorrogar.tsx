import { z } from 'zod';
import { SILENT } from '#shell/api/client.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { formatDia } from '#shell/formato.ts';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { parte } from '#shell/partes.ts';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { prorrogar } from '../domain/prorrogar.ato.ts';
import { diaDigitado, primeiroDia, ultimoDia } from './campo-entrega.ts';
import { api } from './incidente-queries.ts';
import type { FormularioDoIncidenteProps } from './um-incidente.tsx';
import { useEnvioDoIncidente } from './use-envio-do-incidente.ts';

const DadosDeTerceiros = parte('dados-de-terceiros');
const ENVIAR = 'POST /app-web/v1/incidentes/:idIncidente/prorrogar';
const { justificativa } = prorrogar.entrada.shape;
const formulario = z.object({ dataEntrega: diaDigitado('Nova data de entrega'), justificativa });
type Dados = z.output<typeof formulario>;

export function Prorrogar({ incidente, onFeito, onReler }: FormularioDoIncidenteProps) {
  const { idIncidente, idManifestacao, versao, dataEntrega } = incidente;
  const form = useFormulario(formulario, { defaultValues: { dataEntrega: '', justificativa: '' } });
  const { erro, onSubmit } = useEnvioDoIncidente<Dados>({
    form,
    enviar: (dados) => {
      const body = { versao, ...dados, dataEntrega: isoFromDateText(dados.dataEntrega) ?? '' };
      return api(ENVIAR, { params: { idIncidente }, body }, SILENT);
    },
    onFeito,
    onReler,
  });
  const confirmacao = useConfirmacao(onSubmit);
  if (dataEntrega === null) return null;
  return (
    <section aria-labelledby="incidente-prorrogar">
      <h3 id="incidente-prorrogar">Novo prazo de cumprimento</h3>
      {erro && (
        <Message type="danger" title="Não foi possível concluir.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Prorrogar o cumprimento">
        <CampoData
          name="dataEntrega"
          label="Nova data de entrega"
          help={`De ${formatDia(primeiroDia(dataEntrega))} até ${formatDia(ultimoDia(dataEntrega))}. Só é possível prorrogar uma vez.`}
          min={primeiroDia(dataEntrega)}
          max={ultimoDia(dataEntrega)}
          required
        />
        <CampoTextoLongo
          name="justificativa"
          label="Justificativa"
          help="Diga por que o cumprimento precisa esperar. O órgão e quem recorreu leem."
          rows={5}
          limit={justificativa.maxLength ?? undefined}
          required
        />
        <DadosDeTerceiros name="justificativa" idManifestacao={null} />
        <TextoGuardado
          idManifestacao={idManifestacao}
          ato={`prorrogar-cumprimento ${idIncidente}`}
          campo="justificativa"
        />
        <div className="ui-actions">
          <BotaoEnviar>Prorrogar</BotaoEnviar>
        </div>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo="Prorrogar o cumprimento?" acao="Prorrogar">
        <p>
          O prazo passa de {formatDia(dataEntrega)} para <strong>{confirmacao.dados?.dataEntrega}</strong>. A
          prorrogação não pode ser desfeita nem repetida. O órgão é avisado por e-mail, e quem recorreu
          também, se informou um.
        </p>
      </Confirmar>
    </section>
  );
}
