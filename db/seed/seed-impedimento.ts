import { impedirNoRegistro } from '#capabilities/impedimento/server/index.ts';
import { cadastrar, ninguem } from '#capabilities/manifestacao/server/index.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { NADA_FORA } from '#kernel/quem/usuario-atual.ts';
import { SettingError } from '#server/config.ts';
import { donoDe } from '#server/crypto/dono.ts';
import type { Platform } from '#server/platform.ts';
import { listContas } from './casos/casos-repository.ts';
import { chaveDeEnvio } from './casos/envio.ts';

const CGU = 6;

/** A denúncia that the atendente it involves and the observadora its author named do not see. Filed once: its key tells. */
export const seedImpedimento = async (platform: Platform): Promise<number> => {
  const { db, config } = platform;
  if (config.isProducao)
    throw new SettingError('Os dados de demonstração não podem ser criados em produção.');
  const conta = (await listContas(db)).find(({ login }) => login === 'maria.cidada');
  if (!conta) throw new RangeError('The demonstration has no account maria.cidada');
  const usuario = {
    idUsuario: conta.id,
    login: conta.login,
    nome: conta.nome,
    idPerfil: Perfil.cidadao,
    idOuvidoria: null,
    esferaOuvidoria: 0,
    cadastroPendente: false,
    ...NADA_FORA,
  };
  const quem = { ...ninguem(platform), usuario, dono: donoDe(platform, conta.id) };
  const { idManifestacao } = await cadastrar(
    platform,
    quem,
    {
      chaveEnvio: chaveDeEnvio('impedimento/denuncia'),
      idTipoManifestacao: TipoManifestacao.denuncia,
      idOuvidoriaDestino: CGU,
      ouvidoriaInterna: false,
      anonimo: false,
      preservarIdentidade: false,
      teor: {
        texto: 'No balcão pedem dinheiro para adiantar o atendimento. Quem pede é sempre a mesma pessoa.',
        envolvidos: [{ nome: 'Antônio Carlos Freitas', orgao: 'CGU' }],
      },
      anexos: [],
      naoDevemVer: [
        { nome: 'Olívia Martins Rocha', funcao: 'Observadora, colega dele' },
        { nome: 'Zulmira', funcao: 'Almoxarifado' },
      ],
      semAviso: { cidadao: true, orgao: true },
    },
    impedirNoRegistro,
  );
  return idManifestacao;
};
