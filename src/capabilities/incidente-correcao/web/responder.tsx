import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { SILENT } from '#shell/api/client.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { parte } from '#shell/partes.ts';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoOpcoes, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { corrigeADecisao, type ResultadoDoIncidente, resultadosDoIncidente } from '../domain/incidente.ts';
import { responder } from '../domain/responder.ato.ts';
import { diaDigitadoOuVazio } from './campo-entrega.ts';
import { api, hoje } from './incidente-queries.ts';
import type { FormularioDoIncidenteProps } from './um-incidente.tsx';
import { useEnvioDoIncidente } from './use-envio-do-incidente.ts';

const DadosDeTerceiros = parte('dados-de-terceiros');
const ENVIAR = 'POST /app-web/v1/incidentes/:idIncidente/responder';
const { resultado, texto } = responder.entrada.shape;
const formulario = z.object({
  resultado,
  texto,
  dataEntrega: diaDigitadoOuVazio('Nova data de entrega'),
});
type Dados = z.output<typeof formulario>;

const ajudas: Readonly<Record<ResultadoDoIncidente, string>> = {
  acolhido: 'A decisão é corrigida como o órgão pediu.',
  'acolhido-em-parte': 'Parte do pedido é aceita. Diga qual.',
  'nao-acolhido': 'A decisão e a data de entrega ficam como estão.',
};
const opcoes = (Object.keys(resultadosDoIncidente) as ResultadoDoIncidente[]).map((value) => ({
  value,
  label: resultadosDoIncidente[value],
  help: ajudas[value],
}));

/** Only a corrected decision may get another date. */
function NovaEntrega() {
  const escolhido: ResultadoDoIncidente | '' = useWatch({ name: 'resultado' }) ?? '';
  if (escolhido === '' || !corrigeADecisao(escolhido)) return null;
  return (
    <CampoData
      name="dataEntrega"
      label="Nova data de entrega"
      help="Deixe em branco para manter a data da decisão."
      min={hoje()}
      optional
    />
  );
}

const paraEnvio = ({ resultado: como, texto: escrito, dataEntrega }: Dados) => ({
  resultado: como,
  texto: escrito,
  dataEntrega: corrigeADecisao(como) ? isoFromDateText(dataEntrega) : null,
});

export function Responder({ incidente, onFeito, onReler }: FormularioDoIncidenteProps) {
  const { idIncidente, idManifestacao, versao } = incidente;
  const form = useFormulario(formulario, { defaultValues: { texto: '', dataEntrega: '' } });
  const { erro, onSubmit } = useEnvioDoIncidente<Dados>({
    form,
    enviar: (dados) =>
      api(ENVIAR, { params: { idIncidente }, body: { versao, ...paraEnvio(dados) } }, SILENT),
    onFeito,
    onReler,
  });
  const confirmacao = useConfirmacao(onSubmit);
  const { dados } = confirmacao;
  return (
    <section aria-labelledby="incidente-responder">
      <h3 id="incidente-responder">Resposta</h3>
      {erro && (
        <Message type="danger" title="Não foi possível concluir.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Responder ao incidente">
        <CampoOpcoes name="resultado" label="Resultado" options={opcoes} required />
        <NovaEntrega />
        <CampoTextoLongo
          name="texto"
          label="Resposta"
          help="Diga o que muda na decisão e por quê. O órgão e quem recorreu leem."
          rows={6}
          limit={texto.maxLength ?? undefined}
          required
        />
        <DadosDeTerceiros name="texto" idManifestacao={null} />
        <TextoGuardado
          idManifestacao={idManifestacao}
          ato={`responder-incidente ${idIncidente}`}
          campo="texto"
        />
        <div className="ui-actions">
          <BotaoEnviar>Responder</BotaoEnviar>
        </div>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo="Responder ao incidente?" acao="Responder">
        <p>
          <strong>{dados && resultadosDoIncidente[dados.resultado]}.</strong>{' '}
          {dados && corrigeADecisao(dados.resultado) && dados.dataEntrega.trim() !== ''
            ? `A entrega passa a ser devida até ${dados.dataEntrega}. `
            : 'A data de entrega não muda. '}
          A resposta não pode ser mudada depois.
        </p>
      </Confirmar>
    </section>
  );
}
