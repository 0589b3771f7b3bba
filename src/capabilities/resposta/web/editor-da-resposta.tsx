import { useId, useMemo, useRef, useState } from 'react';
import { serverNow } from '#shell/api/server-clock.ts';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import { avisoAPessoa } from '#shell/atos/aviso-a-pessoa.ts';
import type { CasoDaEquipe } from '#shell/atos/caso-query.ts';
import { useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { ResultadoDoLote } from '#shell/atos/lote/resultado.tsx';
import type { ArquivoDaTela } from '#shell/campo-de-anexos.ts';
import { parte } from '#shell/partes.ts';
import { useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { acessoEmEdicao } from './acesso/acesso-em-edicao.ts';
import { Decisao, especificacoesDe } from './acesso/decisao.tsx';
import { AreasQueDevem } from './antes/areas-que-devem.tsx';
import { ConfirmarResposta } from './confirmar-resposta.tsx';
import { ConteudoMinimo } from './conteudo-minimo.tsx';
import { CasoRespondido } from './frase-conferida.tsx';
import { outrasDoGrupo } from './grupo-da-resposta.ts';
import { ModoDeResposta } from './modo-de-resposta.tsx';
import { OQueFalta } from './o-que-falta.tsx';
import { Previa } from './previa.tsx';
import { QueChegaAoGrupo } from './que-chega-ao-grupo.tsx';
import type { Rascunho } from './rascunho/rascunho.ts';
import { Recuperado } from './rascunho/recuperado.tsx';
import { SeloDoRascunho } from './rascunho/selo-do-rascunho.tsx';
import { useRascunhoVivo } from './rascunho/use-rascunho.ts';
import type { CasoAResponder, ResponderProps } from './responder.tsx';
import {
  isTipoDeAcesso,
  porQueNaoConclusiva,
  respostaVazia,
  schemaDaResposta,
  type TipoEscolhido,
} from './resposta-em-edicao.ts';
import { useDecisoes } from './resposta-queries.ts';
import { TextoDaResposta } from './texto-da-resposta.tsx';
import { TipoDaResposta } from './tipo-da-resposta.tsx';
import { type DadosDaResposta, useEnvioDaResposta } from './use-envio-da-resposta.ts';
import './resposta.css';

const CampoAnexos = parte('campo-anexos');

interface EditorProps extends ResponderProps {
  /** The first case, or the only one. */
  readonly caso: CasoAResponder;
  readonly detalhe: CasoDaEquipe | null;
  readonly inicial: Rascunho;
  /** When the restored draft was saved; null if there is none. */
  readonly recuperadoEm: string | null;
}

const ESPERE = 'Espere os arquivos terminarem de chegar.';

export function EditorDaResposta(props: EditorProps) {
  const { casos, caso, detalhe, inicial, recuperadoEm, onFeito, onCancelar } = props;
  const isUmSo = casos.length === 1;
  const idTipo = caso.tipo.idTipoManifestacao;
  const semConclusiva = porQueNaoConclusiva(casos);
  const [tipo, setTipo] = useState<TipoEscolhido>(semConclusiva === null ? inicial.tipo : 'intermediaria');
  const [anexos, setAnexos] = useState(inicial.anexos);
  const [daTela, setDaTela] = useState<ArquivoDaTela | null>(null);
  const [ocupado, setOcupado] = useState(false);
  const [isPrevia, setPrevia] = useState(false);
  const formId = useId();
  const isConclusiva = tipo === 'conclusiva';
  const isDecidida = isConclusiva && isTipoDeAcesso(idTipo);
  const { data: decisoes } = useDecisoes(isDecidida);
  const exigeEspecificacao = useRef(false);
  const idModoResposta = detalhe?.idModoResposta ?? null;
  const emEdicao = useRef(acessoEmEdicao(inicial.campos, idModoResposta, serverNow()));
  const schema = useMemo(
    () =>
      schemaDaResposta({
        tipo,
        idTipo,
        exigeEspecificacao: () => exigeEspecificacao.current,
        acesso: () => emEdicao.current,
      }),
    [tipo, idTipo],
  );
  const form = useFormulario(schema, { defaultValues: inicial.campos });
  const campos = form.watch();
  const acesso = acessoEmEdicao(campos, idModoResposta, serverNow());
  emEdicao.current = acesso;
  exigeEspecificacao.current = especificacoesDe(decisoes, campos.idCodigoDecisao).length > 0;
  const rascunho: Rascunho = { tipo, campos, anexos };
  const vivo = useRascunhoVivo(
    form,
    casos.map(({ idManifestacao }) => idManifestacao),
    rascunho,
  );
  const { lote, linhasDoGrupo } = useEnvioDaResposta({ casos, onFeito, form, vivo });
  const confirmacao = useConfirmacao<DadosDaResposta>(lote.enviar);
  const usuario = useUsuario();
  const ouvidoria = detalhe?.ouvidoria ?? caso.ouvidoria;
  const outras = detalhe ? outrasDoGrupo(detalhe) : [];
  if (linhasDoGrupo)
    return <ResultadoDoLote casos={[...casos, ...outras]} linhas={linhasDoGrupo} onConcluir={onFeito} />;
  const idDaResposta = isUmSo && outras.length === 0 ? caso.idManifestacao : null;
  const descartar = () => {
    form.reset(respostaVazia);
    setAnexos([]);
  };
  return (
    <Ato casos={casos} lote={lote}>
      {recuperadoEm && <Recuperado em={recuperadoEm} onDescartar={descartar} />}
      <Formulario
        id={formId}
        form={form}
        className="resposta-editor"
        aria-label="Responder"
        onSubmit={(pronta) => {
          const dados: DadosDaResposta = { ...pronta, tipo, anexos };
          if (isConclusiva) confirmacao.pedir(dados);
          else return lote.enviar(dados);
        }}
      >
        <AreasQueDevem detalhe={detalhe} />
        <ModoDeResposta caso={detalhe} />
        <TipoDaResposta tipo={tipo} onMudar={setTipo} semConclusiva={semConclusiva} />
        <TextoDaResposta
          formId={formId}
          // The whole group gets this text, so a template cannot be filled in with one case's data.
          idManifestacao={idDaResposta}
          idTipo={idTipo}
          idOuvidoria={ouvidoria?.idOuvidoria}
          detalhe={detalhe}
          selo={<SeloDoRascunho estado={vivo.estado} />}
          arquivos={isUmSo ? anexos.map(({ nome }) => nome) : null}
          onArquivo={setDaTela}
        />
        <div className="resposta-partes">
          <div>
            <CasoRespondido value={idDaResposta}>
              {isConclusiva && <ConteudoMinimo idTipo={idTipo} />}
              {isDecidida && <Decisao acesso={acesso} />}
            </CasoRespondido>
            {isUmSo ? (
              <CampoAnexos
                value={anexos}
                onChange={setAnexos}
                onOcupado={setOcupado}
                daTela={daTela}
                deResposta
              />
            ) : (
              <p className="ui-muted">Anexos só cabem em uma resposta de cada vez.</p>
            )}
          </div>
          <div>
            <OQueFalta tipo={tipo} idTipo={idTipo} acesso={acesso} />
          </div>
        </div>
        {isConclusiva && <QueChegaAoGrupo detalhe={detalhe} quantas={casos.length} />}
        <p>
          {isConclusiva
            ? `A resposta conclusiva encerra ${isUmSo ? 'a manifestação' : 'as manifestações'}. `
            : 'O prazo continua correndo, e a resposta conclusiva ainda será devida. '}
          {avisoAPessoa(casos)}
        </p>
        <Button variant="secondary" onClick={() => setPrevia(true)}>
          Ver como o cidadão vai ver
        </Button>
        <p role="status">{ocupado && ESPERE}</p>
        <BotoesDoAto onCancelar={onCancelar} disabled={ocupado}>
          {isConclusiva ? 'Responder' : 'Enviar resposta intermediária'}
        </BotoesDoAto>
      </Formulario>
      {isPrevia && (
        <Previa
          rascunho={rascunho}
          idTipo={idTipo}
          acesso={acesso}
          assinatura={`${usuario?.nome ?? 'Você'}${ouvidoria ? ` (${ouvidoria.sigla})` : ''}`}
          onFechar={() => setPrevia(false)}
        />
      )}
      <ConfirmarResposta confirmacao={confirmacao} casos={casos} detalhe={detalhe} anexos={anexos.length} />
    </Ato>
  );
}
