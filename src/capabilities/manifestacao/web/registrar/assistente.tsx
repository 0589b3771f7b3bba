import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAvisoAoFechar } from '#shell/nao-salvo/aviso-ao-fechar.ts';
import { SairDepressa } from '#shell/sair-depressa/sair-depressa.tsx';
import { useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Steps } from '#shell/ui/navegacao/steps.tsx';
import { esperarInternet, naoEsperarMais } from '../rascunho/envios-guardados.ts';
import type { Escrita } from '../rascunho/escrita.ts';
import { AvisoDoRascunho, SeloDoRascunho } from '../rascunho/estado-do-rascunho.tsx';
import { GuardarNesteAparelho } from '../rascunho/guardar-neste-aparelho.tsx';
import { useRascunho } from '../rascunho/use-rascunho.ts';
import { VersaoAnterior } from '../rascunho/versao-anterior.tsx';
import { aQuemDe } from './a-quem/a-quem.ts';
import { tituloDa } from './a-quem/titulos.ts';
import { AjudaDaEtapa } from './ajuda-da-etapa.tsx';
import { enviadaDe, lembrarEnviada } from './envio/enviada.ts';
import { PassoRevisao } from './envio/passo-revisao.tsx';
import { Recibo } from './envio/recibo.tsx';
import { type Registrada, useEnviar } from './envio/use-enviar.ts';
import {
  anterior,
  type Etapa,
  etapaDoHash,
  indiceDa,
  isDeMesa,
  lugarDaEtapa,
  nomeDaEtapa,
  perguntasDe,
  seguinte,
} from './etapas.ts';
import { perguntaEmAberto } from './mesa/pergunta-em-aberto.ts';
import { seguirComTeclado, TeclasDaMesa } from './mesa/teclas-da-mesa.tsx';
import { lembrarAtendimento } from './mesa/ultimo-atendimento.ts';
import type { LugarEscolhido } from './orgao/mudar-lugar.tsx';
import { useOrgaoUnico } from './orgao/orgao-unico.ts';
import { PassoOrgao } from './orgao/passo-orgao.tsx';
import type { PassoProps } from './passo.ts';
import { PassoIdentificacao } from './quem/passo-identificacao.tsx';
import {
  descreverRascunho,
  partidaDe,
  primeiraPendente,
  type Registrando,
  readRegistrando,
} from './registrando.ts';
import { PassoRelato } from './relato/passo-relato.tsx';
import { destinoCriar } from './tipo/partida.ts';
import { PassoAssunto } from './tipo/passo-assunto.tsx';
import { nomeDoSubtipo } from './tipo/subtipos.ts';
import { nomeDoTipo } from './tipo/tipos.ts';

export interface Inicio {
  readonly idRascunho: string;
  readonly registro: Registrando;
  readonly versao: number;
  readonly linhagem?: readonly Escrita[] | undefined;
  /** Found on this device, where somebody without a name chose to keep it. */
  readonly isGuardadoAqui?: boolean;
}

/**
 * What the history entry remembers: a reload continues the same draft, and a part changed from the
 * review leads back there.
 */
export interface EstadoDaEntrada {
  readonly rascunho?: string;
  readonly isRevendo?: boolean;
  /** The person was asked and said to send it now. */
  readonly isEnviar?: boolean;
}

interface Props {
  readonly inicio: Inicio;
  /** Replaces this draft with another version. */
  readonly onTrocar: (inicio: Inicio) => void;
}

/** The step in the address, but never beyond the first unanswered one. */
const useEtapa = (registro: Registrando): Etapa => {
  const pedida = etapaDoHash(useLocation().hash) ?? registro.etapa;
  const ultima = primeiraPendente(registro);
  return indiceDa(pedida) <= indiceDa(ultima) ? pedida : ultima;
};

/**
 * Each step begins at its title, so that the question is read; at the desk in its first open field,
 * also when the form opens.
 */
const useFocoDaEtapa = (etapa: string, isMesa: boolean) => {
  const titulo = useRef<HTMLHeadingElement>(null);
  const antes = useRef(isMesa ? null : etapa);
  const focar = useEffectEvent(() => {
    const campo = isMesa ? perguntaEmAberto(titulo.current?.closest('section') ?? null) : null;
    (campo ?? titulo.current)?.focus();
  });
  useEffect(() => {
    if (antes.current === etapa) return;
    antes.current = etapa;
    focar();
  }, [etapa]);
  return titulo;
};

export function Assistente({ inicio, onTrocar }: Props) {
  const { idRascunho } = inicio;
  const usuario = useUsuario();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isRevendo = (state as EstadoDaEntrada | null)?.isRevendo ?? false;
  const [registrada, setRegistrada] = useState<Registrada | null>(null);
  // Without a session there is nobody to identify, whatever the draft says.
  const [registro, setRegistro] = useState<Registrando>(() =>
    usuario ? inicio.registro : { ...inicio.registro, anonimo: true },
  );
  const isEscolhido = useRef(false);
  const [isGuardadoAqui, setGuardadoAqui] = useState(inicio.isGuardadoAqui ?? false);
  const rascunho = useRascunho({
    idRascunho,
    dono: usuario?.login ?? null,
    versao: inicio.versao,
    linhagem: inicio.linhagem,
    conteudo: registro,
    descrever: descreverRascunho(idRascunho, isGuardadoAqui),
  });
  const continuarEm = destinoCriar(partidaDe(registro), idRascunho);
  const envio = useEnviar(registro, {
    idRascunho,
    aoEnviar: rascunho.aoEnviar,
    onRegistrada: async (resposta) => {
      setRegistrada(resposta);
      // Changes made after the first sending exist only in this draft: keep it.
      if (resposta.conteudoAnterior) return;
      lembrarEnviada(idRascunho, enviadaDe(resposta, registro), usuario?.login ?? null);
      await naoEsperarMais(idRascunho);
      if (isDeMesa(registro)) lembrarAtendimento(registro, usuario?.login ?? '');
      await rascunho.esquecer();
    },
    onSemInternet: () => {
      // What carries no name is left nowhere, not even as a line that something waits.
      if (!usuario || registro.anonimo) return;
      const { titulo: nomeDoRascunho } = descreverRascunho(idRascunho, false)(registro);
      void esperarInternet({ idRascunho, dono: usuario.login, titulo: nomeDoRascunho, continuarEm });
    },
  });
  const enviarComoPedido = useEffectEvent(() => {
    // Said once: a reload must not send again by itself.
    void navigate({ search, hash: 'revisao' }, { replace: true, state: { rascunho: idRascunho } });
    envio.enviar();
  });
  const isEnviar =
    ((state as EstadoDaEntrada | null)?.isEnviar ?? false) && primeiraPendente(registro) === 'revisao';
  useEffect(() => {
    if (isEnviar) enviarComoPedido();
  }, [isEnviar]);
  const { guardarAgora } = rascunho;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice itself is what is stored or erased
  useEffect(() => {
    if (isEscolhido.current) void guardarAgora();
  }, [isGuardadoAqui]);
  useAvisoAoFechar(!registrada && rascunho.estado.tipo === 'na-memoria');
  const etapa = useEtapa(registro);
  const isMesa = isDeMesa(registro);
  const titulo = useFocoDaEtapa(registrada ? 'recibo' : etapa, isMesa && !registrada);
  const { nome } = nomeDoTipo(registro.idTipoManifestacao);
  const unico = useOrgaoUnico(registro);
  // A place with one office has nothing to choose: the step is asked for in the review only.
  const fila = perguntasDe(registro);
  const asPerguntas = fila.filter((cada) => cada !== 'orgao' || unico === null);

  const mudar = (mudanca: Partial<Registrando>) => setRegistro((antes) => ({ ...antes, ...mudanca }));
  const irPara = (destino: Etapa, estado: EstadoDaEntrada = {}) =>
    void navigate(
      { search, hash: destino },
      { state: { rascunho: idRascunho, ...estado } satisfies EstadoDaEntrada },
    );
  const avancar = (mudanca: Partial<Registrando> = {}) => {
    const destino = isRevendo ? 'revisao' : seguinte(asPerguntas, etapa);
    mudar({ ...mudanca, ...(unico && etapa === 'relato' && { orgao: unico }), etapa: destino });
    irPara(destino);
  };
  const antes = anterior(asPerguntas, etapa);
  const passo: PassoProps = {
    registro,
    mudar,
    avancar,
    voltar: antes && (() => irPara(antes)),
    rotuloAvancar: isRevendo ? 'Voltar à revisão' : 'Continuar',
  };
  const mudarLugar = async (lugar: LugarEscolhido, orgao: Registrando['orgao'] = null) => {
    const destino = orgao ? seguinte(fila, 'orgao') : 'orgao';
    const novo: Registrando = { ...registro, ...lugar, orgao, etapa: destino };
    await rascunho.guardarEPartir(novo);
    const aonde = `${destinoCriar(partidaDe(novo), idRascunho)}#${destino}`;
    void navigate(aonde, { state: { rascunho: idRascunho } });
  };
  const entrar = async () => {
    const novo: Registrando = { ...registro, anonimo: false };
    await rascunho.guardarEPartir(novo);
    const volta = destinoCriar(partidaDe(novo), idRascunho);
    void navigate(`/login?redirect=${encodeURIComponent(volta)}`);
  };
  const usarOutra = () => {
    if (rascunho.estado.tipo !== 'conflito') return;
    const outro = readRegistrando(rascunho.estado.outra.conteudo);
    if (outro) onTrocar({ idRascunho, registro: outro, versao: rascunho.estado.outra.versao });
  };
  const ficarComEste = () => {
    if (rascunho.estado.tipo === 'conflito') void rascunho.ficarComEste(rascunho.estado.outra.versao);
  };
  const apagar = async () => {
    await rascunho.apagar();
    void navigate('/');
  };

  const escolherOnde = (aqui: boolean) => {
    isEscolhido.current = true;
    setGuardadoAqui(aqui);
  };

  const registrarDeNovo = async () => {
    await rascunho.esquecer();
    // The files belong to the first case, and the key to its sending.
    const novo: Registrando = { ...registro, chaveEnvio: crypto.randomUUID(), anexos: [], etapa: 'revisao' };
    onTrocar({ idRascunho: crypto.randomUUID(), registro: novo, versao: 0 });
  };

  if (registrada)
    return (
      <div className="registrar" id="recibo">
        {registro.anonimo && <SairDepressa />}
        <Recibo
          enviada={enviadaDe(registrada, registro)}
          titulo={titulo}
          versaoAnterior={
            registrada.conteudoAnterior && (
              <VersaoAnterior
                registro={registro}
                onRegistrarDeNovo={() => void registrarDeNovo()}
                onDescartar={rascunho.esquecer}
              />
            )
          }
        />
      </div>
    );
  return (
    <div className="registrar" id={etapa}>
      {registro.anonimo && <SairDepressa />}
      <div className="registrar-topo">
        <p className="registrar-tipo-atual">
          {[registro.ouvidoriaInterna && 'Ouvidoria Interna', nome, nomeDoSubtipo(registro.idSubtipo)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <SeloDoRascunho estado={rascunho.estado} />
        {registro.anonimo && isGuardadoAqui && (
          <Button variant="tertiary" size="small" onClick={() => void apagar()}>
            Apagar deste aparelho
          </Button>
        )}
      </div>
      <AvisoDoRascunho
        estado={rascunho.estado}
        continuarEm={continuarEm}
        onUsarOutra={usarOutra}
        onFicarComEste={ficarComEste}
      />
      <Steps
        steps={fila.map(nomeDaEtapa)}
        current={lugarDaEtapa(fila, etapa)}
        label="Etapas do registro"
        onStep={(indice) => irPara(fila[indice] ?? etapa)}
      />
      <div className="registrar-corpo">
        <section
          className="registrar-etapa"
          aria-label={nomeDaEtapa(etapa)}
          onKeyDown={isMesa ? seguirComTeclado : undefined}
        >
          <h2 ref={titulo} tabIndex={-1}>
            {tituloDa(etapa, registro.idTipoManifestacao, aQuemDe(registro))}
          </h2>
          {isMesa && <TeclasDaMesa etapa={etapa} />}
          {etapa === 'assunto' && <PassoAssunto {...passo} />}
          {etapa === 'relato' && <PassoRelato {...passo} />}
          {etapa === 'orgao' && (
            <PassoOrgao
              {...passo}
              unico={unico}
              onMudarLugar={(lugar, orgao) => void mudarLugar(lugar, orgao)}
            />
          )}
          {etapa === 'identificacao' && <PassoIdentificacao {...passo} onEntrar={() => void entrar()} />}
          {etapa === 'revisao' && (
            <PassoRevisao
              registro={registro}
              isOrgaoUnico={unico !== null}
              envio={envio}
              voltar={passo.voltar}
              continuarEm={continuarEm}
              onAlterar={(destino) => irPara(destino, { isRevendo: true })}
            />
          )}
        </section>
        <AjudaDaEtapa etapa={etapa} registro={registro}>
          {registro.anonimo && <GuardarNesteAparelho isGuardado={isGuardadoAqui} onEscolher={escolherOnde} />}
        </AjudaDaEtapa>
      </div>
    </div>
  );
}
