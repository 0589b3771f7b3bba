import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { MAX_ARQUIVOS_RECURSO, MAX_BYTES_RECURSO } from '#capabilities/anexo/domain/anexo-limites.ts';
import { TIPO_POR_SILENCIO } from '#capabilities/remedio/domain/remedio.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { type AnexoEscolhido, anexosParaEnvio } from '#shell/campo-de-anexos.ts';
import { parte } from '#shell/partes.ts';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { camposDoServidor } from '#shell/ui/form/campos-do-servidor.ts';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { recursoContract } from '../../contract.ts';
import { MAX_TEXTO_DO_RECURSO } from '../../domain/recurso.ts';
import { api, useTiposDeRecurso } from '../recurso-queries.ts';
import { type Escolhas, useEscolhasGuardadas, useGuardarEscolhas } from './criar-escolhas.ts';
import { OQueAjuda } from './criar-explicacao.tsx';
import { palavras, pedeTipo, type RemedioARegistrar, tipoEnviado } from './criar-remedio.ts';
import { NaoFoiEnviado, Revisao } from './criar-revisao.tsx';
import { TipoDeRecurso } from './criar-tipo-de-recurso.tsx';
import type { RecursoEnviado } from './recibo-do-recurso.tsx';
import '../criar.css';

const ENVIAR = 'POST /app-web/v1/recursos';
const ENVIAR_NO_CASO = 'POST /app-web/v1/manifestacoes/:idManifestacao/recursos';
const { texto } = recursoContract[ENVIAR].body.shape;
const comTipo = z.object({ idTipoRecurso: campo('Tipo de recurso', z.string().min(1)), texto });
const semTipo = z.object({ idTipoRecurso: z.string(), texto });
type Dados = z.output<typeof semTipo>;

const CampoAnexos = parte('campo-anexos');

interface CriarRecursoProps {
  readonly idManifestacao: number;
  readonly remedio: RemedioARegistrar;
  /** Filled in on the page of the case, which the access code alone may have opened. */
  readonly noCaso?: boolean;
  readonly onEnviado: (enviado: RecursoEnviado) => void;
}

/** The name of the type, for the review and the receipt. */
const useNomeDoTipo = (remedio: RemedioARegistrar) => {
  const { data = [] } = useTiposDeRecurso(remedio.remedio === 'recorrer');
  return (escolhido: string): string | null => {
    const id = tipoEnviado(remedio, escolhido);
    return data.find(({ idTipoRecurso }) => idTipoRecurso === id)?.descTipoRecurso ?? null;
  };
};

interface PreencherProps extends CriarRecursoProps {
  readonly inicial: Escolhas;
}

function Preencher({ idManifestacao, remedio, noCaso = false, onEnviado, inicial }: PreencherProps) {
  const { ato, ajuda, enviar } = palavras[remedio.remedio];
  // One key for all tries: a second press or a retry after a time-out is the same appeal.
  const [chaveEnvio] = useState(() => crypto.randomUUID());
  const [anexos, setAnexos] = useState<readonly AnexoEscolhido[]>(inicial.anexos);
  const [ocupado, setOcupado] = useState(false);
  const [revisao, setRevisao] = useState<Dados | null>(null);
  const form = useFormulario(pedeTipo(remedio) ? comTipo : semTipo, {
    defaultValues: { idTipoRecurso: inicial.idTipoRecurso, texto: '' },
  });
  const idTipoRecurso = useWatch({ control: form.control, name: 'idTipoRecurso' });
  useGuardarEscolhas(form, idManifestacao, remedio.remedio, { idTipoRecurso, anexos });
  const nomeDoTipo = useNomeDoTipo(remedio);
  const mandar = (dados: Dados) => {
    const escrito = {
      chaveEnvio,
      remedio: remedio.remedio,
      idTipoRecurso: tipoEnviado(remedio, dados.idTipoRecurso),
      texto: dados.texto,
      anexos: anexosParaEnvio(anexos),
    };
    const envio = noCaso
      ? api(ENVIAR_NO_CASO, { params: { idManifestacao }, body: escrito }, SILENT)
      : api(ENVIAR, { body: { idManifestacao, ...escrito } }, SILENT);
    return envio.catch((error: unknown) => {
      // Back to the form, where the wrong field is corrected.
      if (Object.keys(camposDoServidor(error)).length > 0) setRevisao(null);
      throw error;
    });
  };
  const { erro, onSubmit } = useEnvio(form, mandar, (recebido, dados) => {
    const resumo = { tipo: nomeDoTipo(dados.idTipoRecurso), texto: dados.texto, anexos };
    onEnviado({ ...recebido, remedio: remedio.remedio, enviadoEm: serverNow().toISOString(), resumo });
  });
  return (
    <>
      <div hidden={revisao !== null}>
        {revisao === null && <NaoFoiEnviado erro={erro} />}
        <Formulario form={form} onSubmit={setRevisao} aria-label={enviar}>
          {pedeTipo(remedio) && <TipoDeRecurso escolhido={inicial.idTipoRecurso} />}
          {remedio.remedio === 'recorrer' && remedio.porSilencio && (
            <p>
              <strong>Tipo de recurso:</strong>{' '}
              {nomeDoTipo(String(TIPO_POR_SILENCIO)) ?? 'Resposta não foi dada no prazo'}. É o único que cabe
              quando o prazo passou sem decisão.
            </p>
          )}
          <OQueAjuda oQueAjuda={remedio.oQueAjuda} />
          <TextoDoAto
            casos={[{ idManifestacao }]}
            ato={ato}
            name="texto"
            label="Justificativa"
            help={ajuda}
            limit={MAX_TEXTO_DO_RECURSO}
            rows={10}
          />
          <CampoAnexos
            value={anexos}
            onChange={setAnexos}
            onOcupado={setOcupado}
            maxArquivos={MAX_ARQUIVOS_RECURSO}
            maxBytes={MAX_BYTES_RECURSO}
          />
          <div className="ui-actions">
            <BotaoEnviar disabled={ocupado}>Revisar antes de enviar</BotaoEnviar>
            <span role="status">{ocupado && 'Espere os arquivos terminarem de chegar.'}</span>
          </div>
        </Formulario>
      </div>
      {revisao && (
        <Revisao
          remedio={remedio}
          resumo={{ tipo: nomeDoTipo(revisao.idTipoRecurso), texto: revisao.texto, anexos }}
          erro={erro}
          onEnviar={() => onSubmit(revisao)}
          onVoltar={() => setRevisao(null)}
        />
      )}
    </>
  );
}

/** Lei 12.527/2011, art. 15: written, reviewed, then sent. */
export function CriarRecurso(props: CriarRecursoProps) {
  const inicial = useEscolhasGuardadas(props.idManifestacao, props.remedio.remedio);
  if (!inicial) return <Skeleton lines={6} label="Abrindo…" />;
  return <Preencher {...props} inicial={inicial} />;
}
