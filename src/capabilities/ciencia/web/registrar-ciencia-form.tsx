import { useState } from 'react';
import { z } from 'zod';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { dataExistente } from '#kernel/validacao/regras-de-data.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import type { AtoProps } from '#shell/atos/casos.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { type AnexoEscolhido, anexosParaEnvio } from '#shell/campo-de-anexos.ts';
import { parte } from '#shell/partes.ts';
import { dateTextFromIso, isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { meiosDeCiencia, nomeDoMeio, observacao } from '../domain/meio-de-ciencia.ts';
import { registrarCiencia } from '../domain/registrar-ciencia.ato.ts';

const CampoAnexos = parte('campo-anexos');

const formulario = z.object({
  dia: campo('Quando a pessoa soube', z.string().check(dataExistente())),
  meio: campo('Como a pessoa soube', z.enum(meiosDeCiencia)),
  observacao,
});
const meios = meiosDeCiencia.map((meio) => ({ value: meio, label: nomeDoMeio[meio] }));

/** The person was told by letter, by phone or at the desk: their windows run from that day. */
export default function RegistrarCiencia({ casos, onFeito, onCancelar }: AtoProps) {
  const [anexos, setAnexos] = useState<readonly AnexoEscolhido[]>([]);
  const [ocupado, setOcupado] = useState(false);
  const hoje = toIsoDate(localDate(serverNow().getTime()));
  const form = useFormulario(formulario, {
    defaultValues: { dia: dateTextFromIso(hoje), observacao: '' },
  });
  const lote = useLote({
    casos,
    onFeito,
    form,
    enviar: (doLote, { dia, ...dados }: z.output<typeof formulario>) =>
      enviarAoLote(registrarCiencia, doLote, {
        ...dados,
        dia: isoFromDateText(dia) ?? hoje,
        anexos: anexosParaEnvio(anexos),
      }),
  });
  return (
    <Ato casos={casos} lote={lote}>
      <Message type="info" title="Os prazos de quem registrou correm desse dia." still>
        Vale para tudo o que a pessoa ainda não sabia: a resposta, a decisão ou o que o órgão pediu. A pessoa
        lê no histórico o dia e o meio.
      </Message>
      <Formulario form={form} onSubmit={lote.enviar} aria-label="Registrar ciência">
        <CampoData name="dia" label="Quando a pessoa soube" max={hoje} required />
        <CampoSelect name="meio" label="Como a pessoa soube" options={meios} required />
        <TextoDoAto
          casos={casos}
          ato={registrarCiencia}
          name="observacao"
          label="Observação"
          help="O número do AR, quem atendeu o telefone. Só o órgão lê."
          rows={3}
          limit={observacao.maxLength ?? undefined}
          required={false}
          optional
        />
        <CampoAnexos value={anexos} onChange={setAnexos} onOcupado={setOcupado} />
        <p role="status">{ocupado && 'Espere os arquivos terminarem de chegar.'}</p>
        <BotoesDoAto onCancelar={onCancelar} disabled={ocupado}>
          Registrar ciência
        </BotoesDoAto>
      </Formulario>
    </Ato>
  );
}
