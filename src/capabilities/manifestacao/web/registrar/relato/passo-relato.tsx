import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { WIDE } from '#shell/layout/breakpoints.ts';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';
import { aQuemDe } from '../a-quem/a-quem.ts';
import { AcoesDoFormulario } from '../acoes-do-formulario.tsx';
import type { PassoProps } from '../passo.ts';
import { isSemNome } from '../quem/resumo-de-quem.ts';
import { formularioDe, textoDoPedido } from '../registrando.ts';
import { ArquivosDoRelato, type EstadoDosArquivos } from './arquivos-do-relato.tsx';
import { CamposAcesso } from './campos-acesso.tsx';
import { camposAdicionaisDe } from './campos-adicionais.ts';
import { CamposDenuncia } from './campos-denuncia.tsx';
import { CamposPadrao } from './campos-padrao.tsx';
import { CamposSimplifique } from './campos-simplifique.tsx';
import { PedidosSemelhantesNoCelular } from './pedidos-semelhantes.tsx';
import { QuemNaoDeveVer } from './quem-nao-deve-ver.tsx';
import { rotulosDoTeor } from './rotulos-do-teor.ts';
import { schemaDoTeor } from './teor-em-edicao.ts';

/** What the person has to say, in the form of their type. */
export function PassoRelato({ registro, mudar, avancar, voltar, rotuloAvancar }: PassoProps) {
  const formulario = formularioDe(registro);
  const isWide = useMediaQuery(WIDE);
  const { idTipoManifestacao } = registro;
  const aQuem = aQuemDe(registro);
  const schema = useMemo(
    () => schemaDoTeor(formulario, rotulosDoTeor(idTipoManifestacao, aQuem)),
    [formulario, idTipoManifestacao, aQuem],
  );
  const [arquivos, setArquivos] = useState<EstadoDosArquivos>({ isOcupado: false, recusados: [] });
  const [tentativa, setTentativa] = useState(0);
  const form = useFormulario(schema, {
    defaultValues: {
      ...registro.teor,
      camposAdicionais: camposAdicionaisDe(registro.idSubtipo, registro.teor.camposAdicionais),
    },
  });
  const { watch, getValues } = form;
  const aoEscrever = useEffectEvent(() => mudar({ teor: structuredClone(getValues()) }));
  useEffect(() => {
    const seguir = watch(() => aoEscrever());
    return () => seguir.unsubscribe();
  }, [watch]);
  const continuar = () => {
    // What holds the person back stands under a long form: it is brought before their eyes.
    if (arquivos.recusados.length > 0 || arquivos.isOcupado) setTentativa(tentativa + 1);
    else avancar();
  };
  return (
    <Formulario form={form} onSubmit={continuar} aria-label="Relato">
      {formulario === TipoFormulario.padrao && <CamposPadrao tipo={idTipoManifestacao} aQuem={aQuem} />}
      {formulario === TipoFormulario.simplifique && <CamposSimplifique />}
      {formulario === TipoFormulario.acessoAInformacao && (
        <>
          <CamposAcesso aQuem={aQuem} />
          {!isWide && <PedidosSemelhantesNoCelular texto={textoDoPedido(registro)} aQuem={aQuem} />}
        </>
      )}
      {formulario === TipoFormulario.denuncia && (
        <CamposDenuncia idSubtipo={registro.idSubtipo} isSemNome={isSemNome(registro)} aQuem={aQuem} />
      )}
      <ArquivosDoRelato
        registro={registro}
        mudar={mudar}
        estado={arquivos}
        onEstado={(mudanca) => setArquivos((antes) => ({ ...antes, ...mudanca }))}
        tentativa={tentativa}
      />
      {formulario !== TipoFormulario.acessoAInformacao && <QuemNaoDeveVer aQuem={aQuem} />}
      <AcoesDoFormulario voltar={voltar} rotuloAvancar={rotuloAvancar} />
    </Formulario>
  );
}
