import { assuntoVigente } from '#capabilities/assunto/domain/assunto-vigente.ts';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { parte } from '#shell/partes.ts';
import { AndamentoDaProva } from '#shell/prova-de-trabalho/andamento-da-prova.tsx';
import { useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { formatBytes } from '#shell/ui/campos/upload.tsx';
import { type Etapa, isDeMesa } from '../etapas.ts';
import { nomeDoLugar } from '../orgao/mudar-lugar.tsx';
import { quemSabe } from '../quem/quem-sabe.ts';
import { isSemNome, resumoDeQuem } from '../quem/resumo-de-quem.ts';
import { formularioDe, type Registrando } from '../registrando.ts';
import { type Linha, resumoDoRelato } from '../relato/resumo-do-relato.ts';
import { useFuncoes, useModosResposta } from '../relato/tabelas-query.ts';
import { textosLivres } from '../relato/teor-em-edicao.ts';
import { useAssuntos } from '../tipo/assuntos-query.ts';
import { nomeDoSubtipo } from '../tipo/subtipos.ts';
import { nomeDoTipo } from '../tipo/tipos.ts';
import { ErroDoEnvio } from './erro-do-envio.tsx';
import type { Envio } from './use-enviar.ts';

const AlertasDeExposicao = parte('alertas-de-exposicao');
const MeusContatos = parte('meus-contatos');
const TempoDoOrgao = parte('tempo-do-orgao');

interface ParteProps {
  readonly titulo: string;
  readonly etapa: Etapa;
  readonly linhas: readonly Linha[];
  /** Also how the signed-in person is reached. */
  readonly comContatos?: boolean;
  /** What the person should know of it, below the answers. */
  readonly frase?: string | undefined;
  /** The office whose usual time is told. */
  readonly tempoDe?: { readonly idOuvidoria: number; readonly idTipo: number } | undefined;
  readonly onAlterar: (etapa: Etapa) => void;
}

function Parte({ titulo, etapa, linhas, comContatos = false, frase, tempoDe, onAlterar }: ParteProps) {
  return (
    <section className="registrar-parte">
      <div className="registrar-parte-topo">
        <h3>{titulo}</h3>
        <Button variant="tertiary" size="small" onClick={() => onAlterar(etapa)}>
          Alterar <span className="sr-only">{titulo.toLowerCase()}</span>
        </Button>
      </div>
      <dl>
        {linhas.map(({ rotulo, valor }, indice) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a review are never reordered
          <div key={indice}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
        {comContatos && <MeusContatos como="linhas" />}
      </dl>
      {frase && <p className="ui-muted">{frase}</p>}
      {tempoDe && <TempoDoOrgao {...tempoDe} />}
    </section>
  );
}

interface Props {
  readonly registro: Registrando;
  /** The only one of the place that takes it: nothing was asked. */
  readonly isOrgaoUnico: boolean;
  readonly envio: Envio;
  readonly onAlterar: (etapa: Etapa) => void;
  readonly voltar: (() => void) | null;
  readonly continuarEm: string;
}

const fraseDoOrgaoUnico = (registro: Registrando): string =>
  isDeMesa(registro)
    ? 'No atendimento, você registra para o órgão em que trabalha.'
    : 'Só este órgão recebe este tipo de manifestação neste lugar.';

function usePartes(registro: Registrando, isOrgaoUnico: boolean) {
  const usuario = useUsuario();
  const isAcesso = formularioDe(registro) === TipoFormulario.acessoAInformacao;
  const { data: assuntos } = useAssuntos();
  const { data: funcoes } = useFuncoes();
  const { data: modos } = useModosResposta(isAcesso);
  const nomeDaFuncao = (id: string) =>
    funcoes?.find((funcao) => String(funcao.idFuncaoEnvolvidoManifestacao) === id)
      ?.descFuncaoEnvolvidoManifestacao;
  const modo = modos?.find(({ idModoResposta }) => String(idModoResposta) === registro.idModoResposta);
  const assunto = assuntoVigente(assuntos, registro.idAssunto);
  const { nome } = nomeDoTipo(registro.idTipoManifestacao);
  const subtipo = nomeDoSubtipo(registro.idSubtipo);
  const partes: readonly Omit<ParteProps, 'onAlterar'>[] = [
    {
      titulo: 'Assunto',
      etapa: 'assunto',
      linhas: [
        { rotulo: 'Tipo', valor: subtipo ? `${nome}: ${subtipo}` : nome },
        { rotulo: 'Assunto', valor: assunto ? `${assunto.area}: ${assunto.descAssunto}` : 'Sem assunto' },
        ...(registro.ouvidoriaInterna ? [{ rotulo: 'Destino', valor: 'Ouvidoria interna' }] : []),
      ],
    },
    {
      titulo: 'Relato',
      etapa: 'relato',
      linhas: [
        ...resumoDoRelato(registro, nomeDaFuncao),
        ...registro.anexos.map(({ nome: arquivo, tamanho }) => ({
          rotulo: 'Arquivo',
          valor: `${arquivo} (${formatBytes(tamanho)})`,
        })),
      ],
    },
    {
      titulo: 'Órgão',
      etapa: 'orgao',
      linhas: [
        {
          rotulo: 'Órgão',
          valor: registro.orgao ? `${registro.orgao.sigla} – ${registro.orgao.nomeOuvidoria}` : '',
        },
        { rotulo: 'Lugar', valor: nomeDoLugar(registro) },
      ],
      frase: isOrgaoUnico ? fraseDoOrgaoUnico(registro) : undefined,
      tempoDe: registro.orgao
        ? { idOuvidoria: registro.orgao.idOuvidoria, idTipo: registro.idTipoManifestacao }
        : undefined,
    },
    {
      titulo: 'Identificação',
      etapa: 'identificacao',
      linhas: resumoDeQuem(registro, usuario?.nome ?? '', isAcesso ? (modo?.descModoResposta ?? '') : ''),
      comContatos: !registro.anonimo && !isDeMesa(registro),
      frase: quemSabe(registro),
    },
  ];
  return partes;
}

/** Everything once more, with a way back to each part; then the person sends it. */
export function PassoRevisao({ registro, isOrgaoUnico, envio, onAlterar, voltar, continuarEm }: Props) {
  const partes = usePartes(registro, isOrgaoUnico);
  const textos = textosLivres(formularioDe(registro), registro.teor);
  return (
    <>
      <ErroDoEnvio envio={envio} onAlterar={onAlterar} continuarEm={continuarEm} />
      {isSemNome(registro) && <AlertasDeExposicao textos={textos} />}
      {partes.map((parte) => (
        <Parte key={parte.etapa} {...parte} onAlterar={onAlterar} />
      ))}
      {envio.andamento !== null && <AndamentoDaProva parte={envio.andamento} />}
      <div className="registrar-acoes" data-pe-ocupado>
        {voltar && (
          <Button variant="secondary" onClick={voltar}>
            Voltar
          </Button>
        )}
        <Button variant="primary" loading={envio.isEnviando} onClick={envio.enviar}>
          Enviar
        </Button>
      </div>
    </>
  );
}
