import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { observadores } from '#capabilities/manifestacao/domain/manifestacao-policy.ts';
import {
  type DadosDoRepresentante,
  representaNoDia,
} from '#capabilities/manifestacao/domain/registrar/representante.ts';
import { type Caso, type Manifestante, readRepresentante } from '#capabilities/manifestacao/server/index.ts';
import { listRepresentacoes } from '#capabilities/representacao/server/index.ts';
import { TipoDocumento, TipoPessoa } from '#kernel/numeros/documento.ts';
import { Perfil } from '#kernel/perfil.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { apenasDigitos } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import type { ManifestanteNoFio } from '../domain/formas.ts';
import { type CadastroRow, findCadastro, findNomesDaPessoa, type IdsDaPessoa } from './detalhe-repository.ts';

const BRASIL = 1058;
const DDD = 2;

export const municipioNoFio = (id: number, nomes: { nome: string; uf: string; descUf: string } | null) =>
  nomes && {
    IdMunicipio: id,
    DescMunicipio: nomes.nome,
    Uf: { SigUf: nomes.uf, DescUf: nomes.descUf },
  };

const telefoneNoFio = (telefone: string | undefined): ManifestanteNoFio['Telefone'] => {
  const digitos = apenasDigitos(telefone ?? '');
  return digitos.length > DDD ? { ddd: digitos.slice(0, DDD), Numero: digitos.slice(DDD) } : null;
};

const idsDe = (pessoa: Manifestante, cadastro: CadastroRow | undefined): IdsDaPessoa => ({
  idPais: pessoa.idPais ?? BRASIL,
  idMunicipio: pessoa.idMunicipio ?? cadastro?.id_municipio ?? 0,
  idTipoDocumento: pessoa.tipoDocumento ?? 0,
  idTipoPessoa:
    cadastro?.id_tipo_pessoa ??
    (pessoa.tipoDocumento === TipoDocumento.cnpj ? TipoPessoa.juridica : TipoPessoa.fisica),
  idGenero: cadastro?.id_genero ?? 0,
  idFaixaEtaria: pessoa.idFaixaEtaria ?? cadastro?.id_faixa_etaria ?? 0,
  idRacaCor: pessoa.idRacaCor ?? cadastro?.id_raca_cor ?? 0,
  idProfissao: cadastro?.id_profissao ?? 0,
  idEscolaridade: cadastro?.id_escolaridade ?? 0,
});

const enderecoNoFio = (
  pessoa: Manifestante,
  cadastro: CadastroRow | undefined,
  Municipio: NonNullable<ManifestanteNoFio['Endereco']>['Municipio'],
): ManifestanteNoFio['Endereco'] => {
  const endereco = {
    CEP: pessoa.cep ?? cadastro?.cep ?? null,
    Municipio,
    // The desk writes the whole address in one line.
    Logradouro: pessoa.logradouro ?? cadastro?.logradouro ?? pessoa.endereco ?? null,
    Numero: pessoa.numero ?? cadastro?.numero ?? null,
    Complemento: pessoa.complemento ?? cadastro?.complemento ?? null,
    Bairro: pessoa.bairro ?? cadastro?.bairro ?? null,
  };
  return Object.values(endereco).some((parte) => parte !== null) ? endereco : null;
};

/** Whoever acts for the person today, where the screens would name them; of several, the last one told. */
const nomeDoRepresentante = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  caso: Caso,
  usuario: UsuarioAtual,
): Promise<string | null> => {
  // As of people (leRepresentacao): those of the office who handle the case, not who only looks on.
  if (caso.fatos.contatoRestrito || observadores.includes(usuario.idPerfil)) return null;
  const hoje = localDate(clock.now().getTime());
  const vigente = (await listRepresentacoes(db, caso.row.id)).find(({ valida_ate }) =>
    representaNoDia(valida_ate === null ? null : diaGuardado(valida_ate), hoje),
  );
  return vigente ? (JSON.parse(readRepresentante(caso, vigente)) as DadosDoRepresentante).nome : null;
};

/** 'Com restrição' hides the person from third parties; who answers for the office still has to know them. */
const isParaEste = ({ row }: Caso, { idPerfil }: Pick<UsuarioAtual, 'idPerfil'>): boolean =>
  row.id_tipo_identificacao === TipoIdentificacao.semRestricao ||
  (row.id_tipo_identificacao === TipoIdentificacao.comRestricao && idPerfil === Perfil.webServiceRespondente);

/**
 * The author, if the office may know them without giving a reason, since a program gives none. Null
 * for a denunciante, for somebody who asked for information and to keep their identity, and for readers who only judge
 * an appeal (Decreto 10.153/2019, art. 6; Lei 13.460/2017, art. 10 §7).
 */
export const readManifestante = async (
  platform: Pick<Platform, 'db' | 'clock'>,
  caso: Caso,
  usuario: UsuarioAtual,
): Promise<ManifestanteNoFio | null> => {
  const { db } = platform;
  const aberta =
    caso.relacao === 'orgao' && isParaEste(caso, usuario) && !caso.isSigilosa && !caso.isPreservada;
  const pessoa = aberta ? caso.manifestante() : null;
  if (!pessoa) return null;
  const cadastro = pessoa.idUsuario === undefined ? undefined : await findCadastro(db, pessoa.idUsuario);
  const ids = idsDe(pessoa, cadastro);
  const nomes = await findNomesDaPessoa(db, ids);
  const isJuridica = ids.idTipoPessoa === TipoPessoa.juridica;
  return {
    TipoPessoa: { IdTipoPessoa: ids.idTipoPessoa, DescTipoPessoa: nomes.pessoa ?? '' },
    IndLoginGovBr: Boolean(cadastro?.confiabilidade),
    Pais: { IdPais: ids.idPais, Descricao: nomes.pais ?? 'Não informado' },
    TipoDocumentoIdentificacao:
      nomes.documento === null
        ? null
        : {
            IdTipoDocumentoIdentificacao: ids.idTipoDocumento,
            DescTipoDocumentoIdentificacao: nomes.documento,
            IndAtivo: true,
          },
    NumeroDocumentoIdentificacao: pessoa.documento ?? null,
    Nome: pessoa.nome,
    Email: pessoa.email ?? null,
    DataNascimento: null,
    Telefone: telefoneNoFio(pessoa.telefone),
    Endereco: enderecoNoFio(pessoa, cadastro, municipioNoFio(ids.idMunicipio, nomes.municipio)),
    genero: pessoa.genero ?? nomes.genero,
    FaixaEtaria: nomes.faixa,
    corRaça: nomes.raca === null ? null : { descRacaCor: nomes.raca },
    Profissao:
      nomes.profissao === null ? null : { IdProfissao: ids.idProfissao, DescProfissao: nomes.profissao },
    Escolaridade:
      nomes.escolaridade === null
        ? null
        : { IdEscolaridade: ids.idEscolaridade, Descricao: nomes.escolaridade },
    RazaoSocial: isJuridica ? pessoa.nome : null,
    TipoInstituicao: null,
    AreaAtuacao: null,
    NomeRepresentante: await nomeDoRepresentante(platform, caso, usuario),
    CargoRepresentante: null,
    EmailRepresentante: null,
  };
};
