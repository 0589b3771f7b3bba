import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SILENT } from '#shell/api/client.ts';
import { EmNomeDaPessoa } from '#shell/balcao/em-nome-da-pessoa.tsx';
import { type AnexoEscolhido, anexosParaEnvio } from '#shell/campo-de-anexos.ts';
import { formatDia } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { parte } from '#shell/partes.ts';
import { Button } from '#shell/ui/button.tsx';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoOpcoes } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import type { AtendimentoVisto } from '../domain/atendimento.ts';
import { api, useAtosQueCabem } from './atendimento-queries.ts';
import { levaArquivos, limitesDosArquivos, pedidoDe, textos } from './campos-do-ato.ts';
import { CampoCarta, CamposDoAto } from './campos-na-tela.tsx';
import {
  canais,
  type Dados,
  escritoDe,
  formularioDe,
  NADA,
  type NaTela,
  VAZIO,
} from './formulario-do-pedido.ts';
import { QuemPediu } from './quem-pediu.tsx';

const CampoAnexos = parte('campo-anexos');
const ENVIAR = 'POST /app-web/v1/atendimento/:idManifestacao';

interface RegistrarPedidoProps {
  readonly idManifestacao: number;
  readonly versao: number;
  readonly onRegistrado: (atendimento: AtendimentoVisto, palavras: string) => void;
  readonly onFechar: () => void;
}

/** Staff type in what the person asked for; it is the person's own act (Lei 13.460/2017, art. 10). */
export function RegistrarPedido({ idManifestacao, versao, onRegistrado, onFechar }: RegistrarPedidoProps) {
  // One key for all tries: a second press or a retry after a time-out is the same request.
  const [chaveEnvio] = useState(() => crypto.randomUUID());
  const [anexos, setAnexos] = useState<readonly AnexoEscolhido[]>([]);
  const [isOcupado, setOcupado] = useState(false);
  const naTela = useRef<NaTela>(NADA);
  const [formulario] = useState(() => formularioDe(() => naTela.current));
  const form = useFormulario(formulario, { defaultValues: VAZIO });
  const [canal, recebidaEm, nomeDoAto] = useWatch({
    control: form.control,
    name: ['canal', 'recebidaEm', 'ato'],
  });
  const isCarta = canal === 'carta';
  const dia = isCarta ? isoFromDateText(recebidaEm) : null;
  const consulta = useAtosQueCabem(idManifestacao, dia);
  const atos = consulta.data?.atos ?? [];
  const ato = atos.find((cada) => cada.ato === nomeDoAto);
  const representantes = consulta.data?.representantes ?? [];
  naTela.current = { ato, representantes };
  const { erro, onSubmit } = useEnvio(
    form,
    (dados: Dados) => {
      if (!ato) throw new Error('No act was chosen');
      const arquivos = levaArquivos(ato.ato) ? anexosParaEnvio(anexos) : [];
      const body = {
        chaveEnvio,
        versao,
        canal: dados.canal,
        recebidaEm: dia,
        carta: isCarta ? anexosParaEnvio(dados.carta) : [],
        pedido: pedidoDe(ato, escritoDe(ato, dados, arquivos)),
        idRepresentacao: Number(dados.quemPediu) || null,
      };
      return api(ENVIAR, { params: { idManifestacao }, body }, SILENT);
    },
    (atendimento: AtendimentoVisto) =>
      onRegistrado(atendimento, ato && textos[ato.ato] ? form.getValues('texto').trim() : ''),
  );
  if (consulta.data?.motivo) {
    return (
      <Message type="warning" title="Não é possível pedir em nome desta pessoa." still>
        {consulta.data.motivo}
      </Message>
    );
  }
  return (
    <>
      <EmNomeDaPessoa erro={erro} />
      <Formulario form={form} onSubmit={onSubmit} aria-label="Registrar pedido da pessoa">
        <CampoOpcoes name="canal" label="Como a pessoa pediu" options={canais} required />
        {isCarta && (
          <>
            <CampoData
              name="recebidaEm"
              label="Dia em que a carta chegou"
              help="É este dia que diz se o pedido está no prazo."
              required
            />
            <CampoCarta onOcupado={setOcupado} />
          </>
        )}
        <FalhaAoAbrir titulo="Não foi possível ver o que a pessoa pode pedir." falha={consulta} />
        <QuemPediu idManifestacao={idManifestacao} representantes={representantes} />
        {consulta.isPending && <Skeleton lines={2} label="Vendo o que a pessoa pode pedir…" />}
        {consulta.data && atos.length === 0 && (
          <Message type="info" title="Não há o que pedir agora." still>
            Nenhum ato da pessoa está aberto {isCarta && dia ? `em ${formatDia(dia)}` : 'hoje'}.
          </Message>
        )}
        {atos.length > 0 && (
          <CampoSelect
            name="ato"
            label="O que a pessoa pede"
            required
            options={atos.map((cada) => ({ value: cada.ato, label: cada.nome }))}
          />
        )}
        {ato && <CamposDoAto ato={ato} />}
        {ato && levaArquivos(ato.ato) && (
          <CampoAnexos
            id="atendimento-anexos"
            label="Outros arquivos que a pessoa trouxe"
            {...limitesDosArquivos(ato.ato)}
            value={anexos}
            onChange={setAnexos}
            onOcupado={setOcupado}
          />
        )}
        <p role="status">{isOcupado && 'Espere os arquivos terminarem de chegar.'}</p>
        <div className="ui-actions">
          <BotaoEnviar disabled={isOcupado || atos.length === 0}>Registrar em nome da pessoa</BotaoEnviar>
          <Button onClick={onFechar}>Fechar sem registrar</Button>
        </div>
      </Formulario>
    </>
  );
}
